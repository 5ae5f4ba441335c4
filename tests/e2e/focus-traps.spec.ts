/** Focus traps of other scripts, and dialogs that must keep their focus. */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

const MODAL = `<button type="button" data-modal-open="m">Ouvrir</button>
  <div data-modal id="m" role="dialog" aria-label="Aide" hidden><div data-modal-part="panel">
  <button type="button" data-modal-part="close">Fermer</button> <a href="#suite">Suite</a></div></div>`;
const BANNER =
  '<div id="b" style="position:fixed;inset:auto 0 0;background:#fff"><button type="button">Accepter</button></div>';
const close = (page: Page) => page.getByRole('button', { name: 'Fermer' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accepter' });

/** Moves every focus outside the banner back into it, and counts. */
const trap = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { thrown: 0 });
    document.addEventListener('focusin', ({ target }) => {
      const banner = document.querySelector('#b');
      if (!banner || (target instanceof Node && banner.contains(target))) return;
      Object.assign(window, { thrown: Reflect.get(window, 'thrown') + 1 });
      banner.querySelector('button')?.focus();
    });
  });
const thrown = (page: Page) => page.evaluate(() => Reflect.get(window, 'thrown'));

async function openPage(page: Page, html: string): Promise<string[]> {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  await openHtml(page, html);
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);
  return crashes;
}

test('a modal keeps the focus although an older banner has a focus trap', async ({ page }) => {
  const crashes = await openPage(page, `${MODAL}${BANNER}`);
  await trap(page);

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Suite' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(crashes).toEqual([]);
});

test('a banner over a modal keeps the focus while it is visible', async ({ page }) => {
  const crashes = await openPage(page, MODAL);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(close(page)).toBeFocused();

  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), BANNER);
  await trap(page);
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  expect(await thrown(page)).toBeLessThan(5);
  await page.locator('#b').evaluate((banner) => banner.remove());

  await expect(page.locator('#m :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(crashes).toEqual([]);
});

test('a focus trap that can’t be made inert causes no endless loop', async ({ page }) => {
  const drawing =
    '<svg id="b" width="90" height="20"><a href="#x" tabindex="0"><text y="15">Accepter</text></a></svg>';
  const crashes = await openPage(page, `${MODAL}${drawing}`);
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      const link = document.querySelector<SVGElement>('#b a');
      if (target !== link) link?.focus();
    }),
  );

  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  expect(crashes).toEqual([]);
});

test('a modal gets the focus back from an SVG', async ({ page }) => {
  await openPage(
    page,
    `${MODAL}<svg id="b"><a href="#x" tabindex="0"><text y="15">Carte</text></a></svg>`,
  );
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(close(page)).toBeFocused();

  await page.evaluate(() => document.querySelector<SVGElement>('#b a')?.focus());

  await expect(close(page)).toBeFocused();
});

test('a modal gets the focus back from an element that can’t be used', async ({ page }) => {
  await openPage(page, `${MODAL}<main tabindex="-1"><a href="#page">Page</a></main>`);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await page.getByRole('link', { name: 'Suite' }).focus();

  await page.evaluate(() => {
    const late = Object.assign(document.createElement('button'), { textContent: 'Tard' });
    document.body.append(late);
    late.focus();
  });

  await expect(page.getByRole('link', { name: 'Suite' })).toBeFocused();
});

test('Tab goes from the last to the first element in a modal that ends with radio buttons', async ({
  page,
}) => {
  const radios =
    '<input type="radio" name="r" checked aria-label="Oui"><input type="radio" name="r" aria-label="Non">';
  await openPage(page, MODAL.replace('<a href="#suite">Suite</a>', radios));
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(close(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Oui' })).toBeFocused();
  await page.keyboard.press('Tab');

  await expect(close(page)).toBeFocused();
});
