import { expect, type Page, test } from '@playwright/test';

const trigger = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, address = '/modal'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-modal]:not([data-island-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dialogs stay as the server sent them, and a link leads to its address', async ({
    page,
  }) => {
    await page.goto('/modal');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Voir qui peut vous aider' }).click();
    await expect(page).toHaveURL('/conseils#pharmacien');
  });
});

test('opens with the focus inside, makes the rest inert, and moves the focus back to the trigger', async ({
  page,
}) => {
  await open(page);

  await trigger(page, 'Nos partenaires').click();

  await expect(dialog(page, 'Nos partenaires')).toBeVisible();
  await expect(dialog(page, 'Nos partenaires')).toHaveClass(/is-open/);
  await expect(dialog(page, 'Nos partenaires')).toHaveAttribute('aria-modal', 'true');
  await expect(
    dialog(page, 'Nos partenaires').getByRole('button', { name: 'Fermer' }),
  ).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger(page, 'Nos partenaires')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('keeps Tab and Shift+Tab inside', async ({ page }) => {
  await open(page);
  await trigger(page, 'Nos partenaires').press('Enter');
  const close = dialog(page, 'Nos partenaires').getByRole('button', { name: 'Fermer' });
  const link = dialog(page, 'Nos partenaires').getByRole('link');
  await expect(close).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
});

test('stacks: Escape closes the top one, and the page scrolls again after the last one', async ({
  page,
}) => {
  await open(page);
  await trigger(page, 'Comprendre les substituts').click();
  await dialog(page, 'Les substituts nicotiniques')
    .getByRole('button', { name: 'Et le remboursement ?' })
    .click();
  await expect(dialog(page, 'Le remboursement')).toBeVisible();
  await expect(
    dialog(page, 'Le remboursement').getByRole('button', { name: 'Fermer' }),
  ).toBeFocused();
  const top = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-modal]')?.id,
  );
  expect(top).toBe('remboursement');

  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Le remboursement')).toHaveCount(0);
  await expect(
    dialog(page, 'Les substituts nicotiniques').getByRole('button', {
      name: 'Et le remboursement ?',
    }),
  ).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('Escape');
  await expect(trigger(page, 'Comprendre les substituts')).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('closes on the backdrop, but not on a press that began in the panel', async ({ page }) => {
  await open(page);
  await trigger(page, 'Nos partenaires').click();
  const heading = await dialog(page, 'Nos partenaires')
    .getByRole('heading', { name: 'Nos partenaires' })
    .boundingBox();
  if (!heading) throw new Error('expected the heading to have a box');

  await page.mouse.move(heading.x + 5, heading.y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page, 'Nos partenaires')).toBeVisible();

  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link also opens a modal, and the page does not scroll', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Voir qui peut vous aider' }).scrollIntoViewIfNeeded();
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
  const before = await place();

  await page.getByRole('button', { name: 'Voir qui peut vous aider' }).click();

  await expect(page.locator('#qui-consulter')).toBeVisible();
  await expect(page).toHaveURL('/modal');
  expect(await place()).toEqual(before);
});

test('the focus moves elsewhere if the trigger was removed', async ({ page }) => {
  await open(page);
  await trigger(page, 'Nos partenaires').click();
  await page.evaluate(() => document.querySelector('#partenaires [data-modal-open]')?.remove());

  await page.keyboard.press('Escape');

  await expect(page.locator('#partenaires p:last-child')).toBeFocused();
});

test('dispatches events with its id', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const type of ['modal:open', 'modal:close'])
      document.addEventListener(type, (event) => seen.push([type, (event as CustomEvent).detail]));
  });
  await open(page);

  await trigger(page, 'Nos partenaires').click();
  await page.keyboard.press('Escape');

  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seen')))
    .toEqual([
      ['modal:open', { id: 'partners' }],
      ['modal:close', { id: 'partners' }],
    ]);
});

test('a missing modal is reported, and the visitor sees nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  await page.goto('/modal-errors');

  await page.getByRole('button', { name: 'Ouvrir une fenêtre absente' }).click();

  await expect
    .poll(() => messages)
    .toContain("La modale avec l'identifiant « inexistante » est introuvable.");
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
