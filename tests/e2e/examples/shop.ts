import { expect, type Page } from '@playwright/test';
import { button, type Examples, expectHidden, expectShown, link } from './example.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const shown = (page: Page) => page.locator('[data-shop-filters-part="product"]:visible');
const cart = async (page: Page) => {
  const cookies = await page.context().cookies();
  const { value = '{}' } = cookies.find(({ name }) => name === 'cart_products') ?? {};
  return JSON.parse(decodeURIComponent(value));
};

export const shop: Examples = {
  'cart-button': {
    stands: async (page) => {
      await button(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(/\/panier$/);
      expect(await cart(page)).toEqual({ 12: 1 });
    },
    works: async (page) => {
      await page.getByRole('spinbutton', { name: 'Quantité' }).fill('3');
      await button(page, 'Ajouter au panier').click();
      await expectShown(page.getByRole('dialog').getByText('Guide « J’arrête »'));
      expect(await cart(page)).toEqual({ 12: 3 });
      await button(page, 'Continuer mes achats').click();
      await expectShown(button(page, 'Modifier la quantité'));
    },
  },
  'cart-link': {
    stands: (page) => expect(link(page, 'Panier')).toHaveAttribute('href', '/panier'),
    works: async (page) => {
      await expect(link(page, 'Panier')).not.toHaveClass(/has-products/);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
        document.cookie = 'cart_products=%7B%2212%22%3A2%7D; path=/';
        dispatchEvent(new Event('pageshow'));
      });
      await expect(link(page, 'Panier')).toHaveClass(/has-products/);
      await expect(link(page, 'Panier')).toHaveAccessibleDescription('2 articles');
    },
  },
  cart: {
    stands: async (page) => {
      await row(page, 'Dépliant').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page).toHaveURL(/\/panier$/);
      expect(await cart(page)).toEqual({ 12: 2 });
    },
    works: async (page) => {
      await row(page, 'Guide').getByRole('spinbutton').fill('5');
      await row(page, 'Dépliant').getByRole('button', { name: 'Supprimer' }).click();
      await expectShown(page.getByText('5 articles', { exact: true }));
      expect(await cart(page)).toEqual({ 12: 5 });
      await button(page, 'Annuler').click();
      expect(await cart(page)).toEqual({ 12: 5, 34: 1 });
    },
  },
  'shop-filters': {
    stands: async (page) => {
      await expect(shown(page)).toHaveCount(3);
      await page.getByLabel('Affiches').check();
      await button(page, 'Filtrer').click();
      await expect(page).toHaveURL(/\?filter%5B%5D=affiche$/);
    },
    works: async (page) => {
      await page.getByLabel('Brochures').check();
      await page.getByLabel('Aider un proche').check();
      await expect(shown(page)).toHaveText('Dépliant « Aider un proche »');
      await expect(page.locator('[data-shop-filters-part="count"]')).toHaveText('1 article');
      await button(page, 'Tout effacer').click();
      await expect(shown(page)).toHaveCount(3);
      await expectHidden(page.getByText('Aucun produit'));
    },
  },
};
