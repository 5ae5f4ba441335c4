/** If another script replaces the content of a root, the root works with the new content. */
import { expect, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

interface Case {
  readonly root: string;
  readonly html: string;
  /** The selector of the element to click in the new content. */
  readonly click?: string;
  readonly found: string;
}

const CARDS = '<li data-cards-part="card">Un</li><li data-cards-part="card">Deux</li>';

const CASES: readonly Case[] = [
  {
    root: 'cards',
    html: `<div data-cards='{"first":1}'><ul data-cards-part="list">${CARDS}</ul><button type="button" data-cards-part="more">Plus</button></div>`,
    click: 'button',
    found: 'li:last-child:visible',
  },
  {
    root: 'timeline',
    html: '<div data-timeline><p data-timeline-part="row">Un</p><p data-timeline-part="row" hidden>Deux</p><button type="button" data-timeline-part="more">Plus</button></div>',
    click: 'button',
    found: 'p:nth-child(2):visible',
  },
  {
    root: 'tabs',
    html: '<div data-tabs><div data-tabs-part="list"><button type="button" data-tabs-part="tab" aria-controls="a">Un</button><button type="button" id="two" data-tabs-part="tab" aria-controls="b">Deux</button></div><div data-tabs-part="panel" id="a">1</div><div data-tabs-part="panel" id="b">2</div></div>',
    click: '#two',
    found: '#b:visible',
  },
  {
    root: 'dropdown',
    html: '<div data-dropdown><button type="button" data-dropdown-part="toggle">Menu</button><div data-dropdown-part="menu">Compte</div></div>',
    click: 'button',
    found: '[data-dropdown-part="menu"]:visible',
  },
  {
    root: 'read-more',
    html: `<div data-read-more><div data-read-more-part="text">${'<p>Ligne</p>'.repeat(9)}</div><button type="button" data-read-more-part="toggle">Lire</button></div>`,
    click: 'button',
    found: '.is-open',
  },
  {
    root: 'password',
    html: '<div data-password><input aria-label="Mot" type="password" data-password-part="input"><button type="button" data-password-part="toggle">Afficher</button></div>',
    click: 'button',
    found: 'input[type="text"]',
  },
  {
    root: 'range, which has fields and no parts',
    html: '<div data-range><input aria-label="Q" type="range" max="1" data-range-labels=\'["Un","Deux"]\'></div>',
    found: 'input[aria-valuetext="Deux"]',
  },
  {
    root: 'cart-button',
    html: '<form data-cart-button id="product_12" data-name="Guide"><label>Quantité <input type="number" name="quantity" value="1" data-cart-button-part="quantity"></label><button data-cart-button-part="submit">Ajouter</button></form>',
    found: '[data-islands-quantity="steppers"]',
  },
  {
    root: 'tool-accordion',
    html: '<div data-tool-accordion><div data-tool-accordion-part="item"><button type="button" data-tool-accordion-part="toggle">Outil</button><div data-tool-accordion-part="panel">Texte</div></div></div>',
    click: 'button',
    found: '[data-tool-accordion-part="panel"]:visible',
  },
  {
    root: 'shop-filters',
    html: '<div data-shop-filters><form data-shop-filters-part="form"><label><input type="checkbox" name="filter[]" value="a" data-group="category"> A</label></form><p data-shop-filters-part="product" data-category="b">B</p></div>',
    click: 'input',
    found: 'p[hidden]',
  },
];

for (const { root, html, click, found } of CASES)
  test(`works after another script has replaced its content: ${root}`, async ({ page }) => {
    await openHtml(page, html);
    const place = page.locator('body > [data-island-state], body > *').first();
    const states = () =>
      place.evaluate((one) =>
        one
          .getAttributeNames()
          .filter((name) => /^data-.+-state$/.test(name))
          .map((name) => one.getAttribute(name)),
      );
    await place.scrollIntoViewIfNeeded();
    await expect.poll(states).toEqual(['mounted']);
    const content = /^<[^>]+>([\s\S]*)<\/\w+>$/.exec(html)?.[1] ?? '';

    await place.evaluate((one, written) => {
      one.innerHTML = written;
    }, content);
    await expect.poll(states).toEqual(['mounted']);
    if (click) {
      await expect(page.locator(found)).toHaveCount(0);
      await place.locator(click).click();
    }

    await expect(page.locator(found)).toHaveCount(1);
  });

test('a root whose content is removed and inserted again in two steps starts with the new content', async ({
  page,
}) => {
  await openHtml(page, CASES[0]?.html ?? '');
  const root = page.locator('[data-cards]');
  await expect(root).toHaveAttribute('data-island-state', 'mounted');

  await root.evaluate((one) => {
    one.innerHTML = '<p>Un instant…</p>';
  });
  await root.evaluate((one) => {
    one.innerHTML =
      '<ul data-cards-part="list"><li data-cards-part="card">A</li><li data-cards-part="card">B</li></ul><button type="button" data-cards-part="more">Plus</button>';
  });
  await root.getByRole('button', { name: 'Plus' }).click();

  await expect(root.getByText('B', { exact: true })).toBeVisible();
});

test('a dialog whose content is replaced while it is open stays open, and works the next time', async ({
  page,
}) => {
  const content = '<button type="button" data-modal-part="close">Fermer</button>';
  await openHtml(
    page,
    `<button type="button" data-modal-open="m">Ouvrir</button><div data-modal id="m" role="dialog" aria-label="Aide" hidden>${content}</div>`,
  );
  const dialog = page.getByRole('dialog', { name: 'Aide' });
  await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'mounted');
  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await dialog.evaluate((one, written) => {
    one.innerHTML = `<p>Merci</p>${written}`;
  }, content);
  await expect(dialog.getByText('Merci')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();

  await expect(dialog).toBeHidden();
});

test('rows that the visitor removes from the cart don’t restart it', async ({ page }) => {
  await page
    .context()
    .addCookies([
      { name: 'cart_products', value: encodeURIComponent('{"12":1}'), url: 'http://127.0.0.1' },
    ]);
  await openHtml(
    page,
    '<div data-cart><ul><li data-cart-part="row" id="product_12"><button type="button" data-cart-part="remove">Supprimer</button></li></ul></div>',
  );
  await expect(page.locator('[data-cart]')).toHaveAttribute('data-island-state', 'mounted');
  await page.evaluate(() =>
    document.addEventListener('island:mounted', () => document.body.append('encore')),
  );

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();

  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  await expect(page.getByText('encore')).toHaveCount(0);
});
