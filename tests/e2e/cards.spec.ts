import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

const caseOf = (page: Page, id: string) => page.locator(`#${id}`);
const shownIn = (page: Page, id: string) =>
  caseOf(page, id).locator('[data-cards-part="card"]:visible');
const chip = (page: Page, id: string, label: string) =>
  caseOf(page, id).locator('label', { hasText: label });
const moreIn = (page: Page, id: string) =>
  caseOf(page, id).getByRole('button', { name: /Voir plus/ });
const statusIn = (page: Page, id: string) => caseOf(page, id).getByRole('status');

/** Opens the page and waits until every root is mounted. */
async function open(page: Page, address = '/cards'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-cards]:not([data-island-state="mounted"])')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are shown, and the filters are a form', async ({ page }) => {
    await page.goto('/cards');

    await expect(shownIn(page, 'toutes')).toHaveCount(24);
    await expect(moreIn(page, 'toutes')).toBeHidden();
    await chip(page, 'filtres-page', 'Bouger').click();
    await caseOf(page, 'filtres-page').getByRole('button', { name: 'Filtrer' }).click();
    await expect(page).toHaveURL(/\/cards\?filter%5B%5D=sport/);
  });
});

test('only the first nine cards are shown from the first paint on', async ({ page }) => {
  await page.route('**/islands.js', () => {});
  await page.goto('/cards', { waitUntil: 'commit' });

  await expect(shownIn(page, 'toutes')).toHaveCount(9);
  await expect(shownIn(page, 'sur-mesure')).toHaveCount(6);
});

test('each click shows three more cards, announces it, and moves the focus to the first new one', async ({
  page,
}) => {
  await open(page);
  const links = caseOf(page, 'toutes').locator('[data-cards-part="card"] a');
  await expect(statusIn(page, 'toutes')).toHaveText('24 conseils pour avancer à votre rythme');

  await moreIn(page, 'toutes').click();
  await expect(shownIn(page, 'toutes')).toHaveCount(12);
  await expect(links.nth(9)).toBeFocused();
  await expect(statusIn(page, 'toutes')).toHaveText('12 contenus affichés sur 24');

  for (let shown = 12; shown < 24; shown += 3) await moreIn(page, 'toutes').click();
  await expect(shownIn(page, 'toutes')).toHaveCount(24);
  await expect(links.nth(21)).toBeFocused();
  await expect(moreIn(page, 'toutes')).toBeHidden();
});

test('the button works by keyboard', async ({ page }) => {
  await open(page);

  await moreIn(page, 'sur-mesure').focus();
  await page.keyboard.press('Enter');

  await expect(shownIn(page, 'sur-mesure')).toHaveCount(10);
  await expect(
    caseOf(page, 'sur-mesure').locator('[data-cards-part="card"] a').nth(6),
  ).toBeFocused();
});

test('a grid with fewer cards shows all of them, without a button', async ({ page }) => {
  await open(page);

  await expect(moreIn(page, 'peu-de-cartes')).toBeHidden();
});

test.describe('filters in place', () => {
  const id = 'filtres-sur-place';

  test('show the cards with one of the values, starting with the first ones', async ({ page }) => {
    await open(page, '/cards?q=arr%C3%AAter&page=2');
    const matching = await caseOf(page, id)
      .locator('[data-filters~="sport"], [data-filters*="sport"]')
      .count();

    await chip(page, id, 'Bouger').click();

    await expect(shownIn(page, id)).toHaveCount(Math.min(matching, 9));
    await expect(page).toHaveURL('/cards?q=arr%C3%AAter&filter%5B%5D=sport');
    await expect(statusIn(page, id)).toHaveText(new RegExp(`sur ${matching}$`));
  });

  test('follow the address, at the start and when navigating back', async ({ page }) => {
    await open(page, '/cards?filter[]=sport&filter[]=inconnu');
    const box = caseOf(page, id).getByRole('checkbox', { name: 'Bouger' });
    await expect(box).toBeChecked();
    const shown = await shownIn(page, id).count();
    expect(shown).toBeLessThan(9);

    await page.goto('/conseils');
    await page.goBack();

    await expect(box).toBeChecked();
    await expect(shownIn(page, id)).toHaveCount(shown);
  });

  test('show cards that the server has hidden, once their box is unchecked', async ({ page }) => {
    const card = (name: string, value: string, attributes = '') =>
      `<li data-cards-part="card" data-filters="${value}" ${attributes}>${name}</li>`;
    await openHtml(
      page,
      `<div data-cards='{"first":2,"filtering":"in-place"}' data-cards-first="2"><form data-cards-part="filters">
      <label><input type="checkbox" name="filter[]" value="sport" checked> Bouger</label><button>Filtrer</button></form>
      <ul data-cards-part="list">${card('Souffler', 'stress', 'hidden')}${card('Courir', 'sport')}${card('Boire', 'stress', 'hidden')}</ul>
      <button type="button" data-cards-part="more">Voir plus</button></div>`,
      { search: '?filter[]=sport' },
    );
    const cards = page.locator('[data-cards-part="card"]:visible');
    await expect(cards).toHaveText(['Courir']);

    await page.getByLabel('Bouger').uncheck();
    await expect(cards).toHaveText(['Souffler', 'Courir']);
    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(cards).toHaveText(['Souffler', 'Courir', 'Boire']);
  });

  test('keep cards hidden that the server has hidden, if filters load the page', async ({
    page,
  }) => {
    await openHtml(
      page,
      '<div data-cards><ul data-cards-part="list"><li data-cards-part="card">Courir</li><li data-cards-part="card" hidden>Brouillon</li></ul></div>',
    );
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', 'mounted');

    await expect(page.locator('[data-cards-part="card"]:visible')).toHaveText(['Courir']);
  });

  test('say if no card matches', async ({ page }) => {
    await open(page, '/cards?filter[]=inconnu');
    await expect(shownIn(page, id)).toHaveCount(0);

    await caseOf(page, id).getByRole('button', { name: 'Filtrer' }).click();

    await expect(shownIn(page, id)).toHaveCount(9);
  });
});

test.describe('filters that load the page', () => {
  const filter = (page: Page) =>
    caseOf(page, 'filtres-page').getByRole('button', { name: 'Filtrer' });

  test('the boxes take effect with the button, which loads the page with the values and without the page number', async ({
    page,
  }) => {
    await open(page, '/cards?q=a&page=3');

    await chip(page, 'filtres-page', 'Souffler').click();
    await chip(page, 'filtres-page', 'Bouger').click();
    await expect(page).toHaveURL('/cards?q=a&page=3');
    await filter(page).click();

    await expect(page).toHaveURL(
      /\/cards\?q=a&tri=recents&filter%5B%5D=sport&filter%5B%5D=stress$/,
    );
    await expect(
      caseOf(page, 'filtres-page').getByRole('checkbox', { name: 'Souffler' }),
    ).toBeChecked();
  });

  test('a box that was checked before the start wins over the address', async ({ page }) => {
    const release = await hold(page, '**/assets/**');
    await page.goto('/cards?q=a');

    await chip(page, 'filtres-page', 'Souffler').click();
    release();
    await filter(page).click();

    await expect(page).toHaveURL('/cards?q=a&tri=recents&filter%5B%5D=stress');
  });
});

test('after a step back, boxes changed before the mount keep their change, and restored ones follow the address', async ({
  page,
}) => {
  await open(page, '/cards?filter[]=sport');
  await chip(page, 'filtres-page', 'Souffler').click();
  await page.goto('/conseils');
  const release = await hold(page, '**/assets/**');
  await page.goBack();
  await expect(
    caseOf(page, 'filtres-page').getByRole('checkbox', { name: 'Souffler' }),
  ).toBeChecked();
  for (const id of ['filtres-sur-place', 'filtres-page'])
    await chip(page, id, 'Manger et boire').click();
  await chip(page, 'filtres-sur-place', 'Bouger').click();

  release();

  await expect(page).toHaveURL('/cards?filter%5B%5D=nutrition');
  await expect(shownIn(page, 'filtres-sur-place')).not.toHaveCount(0);
  const checked = (id: string) => caseOf(page, id).locator('input:checked');
  await expect(checked('filtres-sur-place')).toHaveCount(1);
  await expect(checked('filtres-page')).toHaveCount(2);
  await expect(
    caseOf(page, 'filtres-page').getByRole('checkbox', { name: 'Souffler' }),
  ).not.toBeChecked();
});

test('a template with errors still works, and each error is reported once', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });

  await page.goto('/cards-errors');

  await expect(page.locator('[data-cards][data-island-state="failed"]')).toHaveCount(1);
  await expect(page.locator('[data-cards][data-island-state="mounted"]')).not.toHaveCount(0);
  await moreIn(page, 'mauvais-types').click();
  await expect(shownIn(page, 'mauvais-types')).toHaveCount(12);
  await expect
    .poll(() => messages)
    .toContainEqual(
      expect.stringMatching(
        /data-cards: expected first to be a whole number of at least 1, at .+, found "six": 9 is used/,
      ),
    );
  expect(new Set(messages).size).toBe(messages.length);
});
