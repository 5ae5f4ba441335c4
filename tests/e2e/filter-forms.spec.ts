/** Forms whose boxes filter a page: which fields are sent, when they take effect, and which mistakes are reported. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const SPORT =
  '<label><input type="checkbox" name="filter[]" value="sport" data-group="category"> Sport</label>';
const NUTRITION =
  '<label><input type="checkbox" name="filter[]" value="nutrition" data-group="category"> Nutrition</label>';
const BUTTON = '<button>Filtrer</button>';

const cards = (fields: string, form = '', config = '{}') =>
  `<div data-cards='${config}'><form data-cards-part="filters" ${form}>${fields}</form><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport">Courir</li></ul></div>`;
const shop = (fields: string, form = '') =>
  `<div data-shop-filters><form data-shop-filters-part="form" ${form}>${fields}</form><p data-shop-filters-part="product" data-category="sport">Guide</p></div>`;

const mounted = (page: Page) =>
  expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);

function messagesOn(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends its boxes and its hidden fields', async ({ page }) => {
    await openHtml(page, cards(`<input type="hidden" name="lang" value="fr">${SPORT}${BUTTON}`));

    await page.getByLabel('Sport').check();
    await page.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL('/essai?lang=fr&filter%5B%5D=sport');
  });
});

for (const [root, html] of [
  ['cards that load the page', cards],
  ['cards in place', (fields: string) => cards(fields, '', '{"filtering":"in-place"}')],
  ['shop-filters', shop],
] as const)
  test(`hidden fields are sent as in a submit without script: ${root}`, async ({ page }) => {
    await openHtml(page, html(`<input type="hidden" name="lang" value="fr">${SPORT}${BUTTON}`), {
      hash: '?lang=en&q=a',
    });
    await mounted(page);

    await page.getByLabel('Sport').check();
    await page.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL('/essai?q=a&lang=fr&filter%5B%5D=sport');
  });

for (const [root, html] of [
  ['cards', cards],
  ['shop-filters', shop],
] as const)
  for (const [what, attributes, found] of [
    ['whose action leads to another path', 'action="/conseils"', '"/conseils"'],
    ['that would be posted', 'method="post"', '"post"'],
  ] as const)
    test(`a form ${what} is reported: ${root}`, async ({ page }) => {
      const messages = messagesOn(page);
      await openHtml(page, html(SPORT + BUTTON, attributes));

      await expect
        .poll(() => messages.join())
        .toContain(`data-${root}: expected a filter form to be sent to its own page`);
      expect(messages.join()).toContain(`found ${found}`);
    });

test('a form with the page’s own address is not reported', async ({ page }) => {
  const messages = messagesOn(page);
  await openHtml(page, cards(SPORT + BUTTON, 'action="/essai?x=1" method="get"'));
  await mounted(page);

  expect(messages).toEqual([]);
});

test('two boxes can be checked before the button submits the form', async ({ page }) => {
  await openHtml(page, cards(SPORT + NUTRITION + BUTTON));
  await mounted(page);

  await page.getByLabel('Sport').check();
  await page.getByLabel('Nutrition').check();
  await expect(page).toHaveURL('/essai');
  await expect(page.getByLabel('Nutrition')).toBeFocused();
  await page.getByRole('button', { name: 'Filtrer' }).press('Enter');

  await expect(page).toHaveURL('/essai?filter%5B%5D=sport&filter%5B%5D=nutrition');
});

test.describe('a form without a button', () => {
  test('says before its boxes that checking one loads the page, and loads it', async ({ page }) => {
    await openHtml(page, cards(SPORT));
    await mounted(page);
    await expect(page.locator('form')).toHaveText(/^\s*Cocher une case recharge la page\.\s*Sport/);

    await page.getByLabel('Sport').click();

    await expect(page).toHaveURL('/essai?filter%5B%5D=sport');
  });

  test('has space for this text from the first paint on', async ({ page }) => {
    const place = () => page.getByText('Sport').evaluate((one) => one.getBoundingClientRect().top);
    await openHtml(page, cards(SPORT), { head: ISLANDS });
    await page.evaluate(() => window.Islands?.stop(document));
    const tops = await page.evaluate(() => {
      const top = () => document.querySelector('label')?.getBoundingClientRect().top;
      document.documentElement.removeAttribute('data-islands');
      return top();
    });
    await page.evaluate(() => {
      document.documentElement.dataset.islands = '1';
      window.Islands?.scan();
    });
    await mounted(page);

    expect(await place()).toBe(tops);
  });

  test('filters in place at once, and has no such text', async ({ page }) => {
    await openHtml(page, cards(SPORT, '', '{"filtering":"in-place"}'));
    await mounted(page);

    await expect(page.getByText('recharge')).toHaveCount(0);
  });
});

for (const [what, html] of [
  ['cards that load the page, without a button', cards(SPORT)],
  ['cards in place', cards(SPORT, '', '{"filtering":"in-place"}')],
  ['shop-filters', shop(SPORT)],
] as const)
  test(`a box that was checked before the script ran takes effect: ${what}`, async ({ page }) => {
    const run = await hold(page, '**/islands.js');
    await openHtml(page, html, { waitUntil: 'commit' });

    await page.getByLabel('Sport').check();
    run();

    await expect(page).toHaveURL('/essai?filter%5B%5D=sport');
    await mounted(page);
    await expect(page.getByLabel('Sport')).toBeChecked();
  });

test('a box that waits for the button stays checked when the page has loaded', async ({ page }) => {
  const load = await hold(page, '**/lent.png');
  await openHtml(page, `${cards(SPORT + BUTTON)}<img src="/lent.png" alt="">`, {
    waitUntil: 'commit',
  });
  await mounted(page);
  const loaded = page.waitForEvent('load');

  await page.getByLabel('Sport').check();
  load();
  await loaded;

  await expect(page.getByLabel('Sport')).toBeChecked();
});

test('a button that the theme hides doesn’t count: checking a box loads the page', async ({
  page,
}) => {
  await openHtml(page, cards(`${SPORT}<button style="display:none">Filtrer</button>`));
  await mounted(page);

  // `check()` would look at the box again while the page is replaced, and click once more.
  await page.getByLabel('Sport').click();

  await expect(page).toHaveURL('/essai?filter%5B%5D=sport');
});
