/** Orders by keyboard alone, from the shop to the cart, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { cartOf, started } from '../cart.ts';
import { startScreenReader } from '../screen-reader.ts';

test('a visitor orders two kits, changes the quantity in the cart, removes the kit and puts it back', async ({
  page,
}) => {
  await page.goto('/boutique');
  await started(page, 'cart-button');
  await page.locator('#product_71').getByRole('spinbutton').focus();
  const shop = await startScreenReader(page);

  await page.keyboard.press('ControlOrMeta+A');
  await shop.type('2');
  for (const _ of ['−', '+', 'Ajouter au panier']) await shop.press('Tab');
  await shop.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kit d’aide à l’arrêt' });
  await expect(dialog).toHaveAccessibleDescription('Article ajouté à votre panier Quantité : 2');
  await shop.listen();
  expect(shop.transcript).toEqual([
    'spinbutton "Quantité : Kit d’aide à l’arrêt" required valuetext=2',
    'button "Diminuer la quantité : Kit d’aide à l’arrêt"',
    'button "Augmenter la quantité : Kit d’aide à l’arrêt"',
    'button "Ajouter au panier : Kit d’aide à l’arrêt"',
    'link "Voir mon panier"',
  ]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/panier');
  await started(page, 'cart');
  await page.locator('main').focus();
  const cart = await startScreenReader(page);
  await cart.press('Tab');
  await cart.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await cart.type('3');
  for (const _ of ['−', '+', 'Mettre à jour']) await cart.press('Tab');
  await cart.press('Enter');
  await cart.press('Tab');
  await cart.press('Enter');
  await cart.press('Tab');
  await cart.press('Enter');

  const holds = '(Kit d’aide à l’arrêt : quantité 3. Votre panier compte 3 articles.)';
  expect(cart.transcript).toEqual([
    'link "Kit d’aide à l’arrêt"',
    'spinbutton "Quantité : Kit d’aide à l’arrêt" required valuetext=2',
    'spinbutton "Quantité : Kit d’aide à l’arrêt" required valuetext=3',
    'button "Diminuer la quantité : Kit d’aide à l’arrêt"',
    holds,
    'button "Augmenter la quantité : Kit d’aide à l’arrêt"',
    'button "Mettre à jour la quantité : Kit d’aide à l’arrêt"',
    holds,
    'button "Supprimer : Kit d’aide à l’arrêt"',
    'group "Vous pouvez annuler ce retrait."',
    '(Kit d’aide à l’arrêt : article retiré de votre panier. Votre panier est vide.)',
    'button "Annuler" – Kit d’aide à l’arrêt : article retiré de votre panier.',
    'heading "Kit d’aide à l’arrêt"',
    '(Kit d’aide à l’arrêt : de nouveau dans votre panier. Votre panier compte 3 articles.)',
  ]);
  expect(await cartOf(page)).toEqual({ 71: 3 });
});
