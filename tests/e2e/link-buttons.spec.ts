/** Links whose click the script handles have the role of a button and react to Space. */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

const TALL = '<p style="height: 200vh">…</p>';

interface Case {
  readonly link: string;
  readonly html: string;
  /** Expects the effect of the press. */
  readonly expectDone: (page: Page) => Promise<void>;
  readonly cart?: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'more cards': {
    link: 'Voir plus',
    html: `<section data-cards='{"first":1,"step":1}' data-when="load"><ul data-cards-part="list">
      <li data-cards-part="card">Un</li><li data-cards-part="card">Deux</li></ul>
      <a href="?page=2" data-cards-part="more">Voir plus</a></section>`,
    expectDone: (page) => expect(page.getByText('Deux')).toBeVisible(),
  },
  'older dates': {
    link: 'Voir avant',
    html: `<div data-timeline data-when="load"><p data-timeline-part="row">2020</p><p data-timeline-part="row" hidden>2010</p>
      <a href="?page=2" data-timeline-part="more">Voir avant</a></div>`,
    expectDone: (page) => expect(page.getByText('2010')).toBeVisible(),
  },
  'a product that goes': {
    link: 'Supprimer',
    cart: '{%2212%22:2}',
    html: `<ul data-cart><li data-cart-part="row" id="product_12" data-name="Guide"><a href="/panier?sans=12" data-cart-part="remove">Supprimer</a></li></ul>`,
    expectDone: (page) => expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible(),
  },
  'a description to edit': {
    link: 'Modifier',
    html: `<form data-profile data-when="load"><textarea data-profile-part="description" readonly aria-label="Présentation"></textarea>
      <a href="?modifier" data-profile-part="description-edit">Modifier</a></form>`,
    expectDone: (page) => expect(page.getByLabel('Présentation')).toBeEditable(),
  },
  'a menu': {
    link: 'Rubriques',
    html: `<div data-dropdown data-when="load"><a href="#menu" data-dropdown-part="toggle">Rubriques</a><ul id="menu" data-dropdown-part="menu"><li>Conseils</li></ul></div>`,
    expectDone: (page) => expect(page.getByText('Conseils')).toBeVisible(),
  },
};

async function open(page: Page, { html, cart }: Case): Promise<void> {
  const head = cart
    ? `<script>document.cookie = 'cart_products=${cart}; path=/'</script>`
    : undefined;
  await openHtml(page, `${TALL}${html}${TALL}`, head ? { head } : {});
  await expect(
    page.locator(
      '[data-island-state="mounted"], [data-dropdown-state="mounted"], [data-timeline-state="mounted"]',
    ),
  ).toHaveCount(1);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('they are links with an address', async ({ page }) => {
    await openHtml(page, CASES['more cards']?.html ?? '');

    await expect(page.getByRole('link', { name: 'Voir plus' })).toHaveAttribute('href', '?page=2');
  });
});

for (const [name, one] of Object.entries(CASES)) {
  for (const key of ['Space', 'Enter'])
    test(`${name}: ${key} works as on a button, and doesn’t scroll`, async ({ page }) => {
      await open(page, one);
      const button = page.getByRole('button', { name: one.link });
      await button.focus();
      const before = await page.evaluate(() => [scrollY, location.href]);

      await button.press(key);

      await one.expectDone(page);
      expect(await page.evaluate(() => [scrollY, location.href])).toEqual(before);
    });

  test(`${name}: after stop it is a link again`, async ({ page }) => {
    await open(page, one);
    const link = page.locator('a', { hasText: one.link });
    await expect(link).toHaveRole('button');

    await page.evaluate(() => window.Islands?.stop(document.body));

    await expect(link).not.toHaveAttribute('role');
  });
}

test('a key that is held down presses once', async ({ page }) => {
  await openHtml(
    page,
    `<section data-cards='{"first":1,"step":1}' data-when="load"><ul data-cards-part="list">
      ${['Un', 'Deux', 'Trois', 'Quatre'].map((card) => `<li data-cards-part="card"><a href="#${card}">${card}</a></li>`).join('')}</ul>
      <a href="?page=2" data-cards-part="more">Voir plus</a></section>`,
  );
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);
  const more = page.getByRole('button', { name: 'Voir plus' });
  await more.focus();

  await more.evaluate((link) => {
    for (const repeat of [false, true, true])
      link.dispatchEvent(
        new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }),
      );
  });

  await expect(page.getByText('Deux')).toBeVisible();
  await expect(page.getByText('Trois')).toBeHidden();
});

test('in a dialog, a link to # closes it like a button, and a link with an address stays a link', async ({
  page,
}) => {
  await openHtml(
    page,
    `<button type="button" data-modal-open="m">Ouvrir</button>
    <div data-modal data-when="load" id="m" role="dialog" aria-label="Partenaires" hidden>
      <div data-modal-part="panel"><a href="#" data-modal-part="close">Fermer</a> <a href="/conseils" data-modal-part="close">Lire les conseils</a></div>
    </div>`,
  );
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('link', { name: 'Lire les conseils' })).toBeVisible();

  await page.getByRole('button', { name: 'Fermer' }).press('Space');

  await expect(page.getByRole('dialog')).toBeHidden();
});
