/** Dialogs and boxes that other scripts show while a modal or the mobile menu is open. */
import { expect, type Page, test } from '@playwright/test';
import { ISLANDS, openHtml } from './own-page.ts';

const MODAL = `<button type="button" data-modal-open="m">Ouvrir</button>
  <div data-modal id="m" role="dialog" aria-label="Aide" hidden><div data-modal-part="panel">
  <button type="button" data-modal-part="close">Fermer</button> <a href="#suite">Suite</a></div></div>`;
const MENU = `<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
  <nav data-mobile-menu-part="panel"><a href="#conseils">Conseils</a> <a href="#outils">Outils</a></nav></div>`;
const SESSION =
  '<dialog id="s" aria-label="Session"><form method="dialog"><button>Rester connecté</button></form></dialog>';
const FLOATING = 'position:fixed;inset:30% 30% auto;background:#fff;z-index:9999';
const CHALLENGE = `<div id="c" style="${FLOATING}"><label>Lettres <input></label> <button type="button" onclick="this.closest('#c').remove()">Valider</button></div>`;

/** The two kinds of layers, and the elements that show that each is open and usable. */
const layers = {
  'a modal': {
    html: MODAL,
    open: (page: Page) => page.getByRole('button', { name: 'Ouvrir' }).click(),
    inside: (page: Page) => page.getByRole('button', { name: 'Fermer' }),
    last: (page: Page) => page.getByRole('link', { name: 'Suite' }),
    isOpen: (page: Page) => page.getByRole('dialog', { name: 'Aide' }),
  },
  'the mobile menu': {
    html: MENU,
    open: (page: Page) => page.getByRole('button', { name: 'Menu' }).click(),
    inside: (page: Page) => page.getByRole('button', { name: 'Menu' }),
    last: (page: Page) => page.getByRole('link', { name: 'Outils' }),
    isOpen: (page: Page) => page.getByRole('link', { name: 'Conseils' }),
  },
};

test.use({ viewport: { width: 600, height: 700 } });

async function openLayer(page: Page, layer: keyof typeof layers, more: string): Promise<void> {
  await openHtml(page, `<main><p>Page</p>${layers[layer].html}</main>${more}`);
  await expect(
    page.locator('[data-island-state="mounted"], [data-mobile-menu-state="mounted"]'),
  ).toHaveCount(1);
  await layers[layer].open(page);
  await expect(layers[layer].isOpen(page)).toBeVisible();
}

const append = (page: Page, html: string) =>
  page.evaluate((source) => document.body.insertAdjacentHTML('beforeend', source), html);
const showSession = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
  });
const stay = (page: Page) => page.getByRole('button', { name: 'Rester connecté' });

for (const layer of ['a modal', 'the mobile menu'] as const) {
  const { inside, isOpen, last } = layers[layer];

  test.describe(`over ${layer}`, () => {
    test('a dialog of another script can be used, and doesn’t change the page below', async ({
      page,
    }) => {
      await openLayer(page, layer, SESSION);
      await inside(page).focus();

      await showSession(page);
      await expect(stay(page)).toBeFocused();
      await stay(page).click();

      await expect(page.getByRole('dialog', { name: 'Session' })).toBeHidden();
      await expect(inside(page)).toBeFocused();
      await expect(page.locator('main > p')).toHaveAttribute('inert');
      await page.keyboard.press('Escape');
      await expect(isOpen(page)).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('Escape closes the dialog of another script first', async ({ page }) => {
      await openLayer(page, layer, SESSION);
      await showSession(page);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Session' })).toBeHidden();
      await expect(isOpen(page)).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(isOpen(page)).toBeHidden();
    });

    test('a dialog that is inserted anywhere and opened later can be used', async ({ page }) => {
      await openLayer(page, layer, '<section id="bas"><p>Bas de page</p></section>');
      await page.evaluate(
        (html) => document.querySelector('#bas')?.insertAdjacentHTML('beforeend', html),
        SESSION,
      );
      await expect(page.locator('#bas')).toHaveAttribute('inert');

      await showSession(page);

      await expect(stay(page)).toBeFocused();
      await stay(page).click();
      await expect(isOpen(page)).toBeVisible();
      await expect(page.locator('#bas')).toHaveAttribute('inert');
    });

    test('an added box can be clicked and typed into, by mouse and keyboard', async ({ page }) => {
      await openLayer(page, layer, '');
      await append(page, CHALLENGE);

      await page.getByLabel('Lettres').click();
      await page.keyboard.type('abc');
      await expect(page.getByLabel('Lettres')).toHaveValue('abc');
      await last(page).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Lettres')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(inside(page)).toBeFocused();

      await page.getByRole('button', { name: 'Valider' }).click();
      await expect(page.locator('#c')).toHaveCount(0);
      await expect(last(page).or(inside(page)).and(page.locator(':focus'))).toBeVisible();
    });

    test('a box that was hidden can be used when it is shown, and can be focused at once', async ({
      page,
    }) => {
      await openLayer(
        page,
        layer,
        `${CHALLENGE.replace('style="', 'class="h" style="')}<style>.h{display:none}</style>`,
      );

      await page.evaluate(() => {
        document.querySelector('#c')?.classList.remove('h');
        document.querySelector('input')?.focus();
      });

      await expect(page.getByLabel('Lettres')).toBeFocused();
      await page.getByLabel('Lettres').click();
      await page.keyboard.type('abc');
      await expect(page.getByLabel('Lettres')).toHaveValue('abc');
    });

    test('a box that was outside the page or invisible can be used when it is shown', async ({
      page,
    }) => {
      const parked =
        '<div id="f" style="visibility:hidden;position:absolute;top:-10000px"><button type="button">Je suis humain</button></div>';
      await openLayer(page, layer, parked);

      await page
        .locator('#f')
        .evaluate((one) =>
          one.setAttribute('style', 'position:absolute;top:20px;z-index:9999;background:#fff'),
        );

      await page.getByRole('button', { name: 'Je suis humain' }).click();
      await expect(page.getByRole('button', { name: 'Je suis humain' })).toBeFocused();
    });

    test('a box in a container that was empty can be used', async ({ page }) => {
      await openLayer(page, layer, '<div id="portal"></div>');

      await page.locator('#portal').evaluate((one, html) => {
        one.innerHTML = html;
      }, CHALLENGE);

      await page.getByLabel('Lettres').click();
      await expect(page.getByLabel('Lettres')).toBeFocused();
    });

    test('a popover anywhere in the page can be used', async ({ page }) => {
      await openLayer(
        page,
        layer,
        '<section><p>Bas de page</p><div id="p" popover><button type="button">Remplir</button></div></section>',
      );

      await page.locator('#p').evaluate((one) => one instanceof HTMLElement && one.showPopover());
      await page.getByRole('button', { name: 'Remplir' }).click();
      await expect(page.getByRole('button', { name: 'Remplir' })).toBeFocused();
      await expect(page.locator('section > p')).toHaveAttribute('inert');

      await page.keyboard.press('Escape');
      await expect(page.locator('#p')).toBeHidden();
      await expect(isOpen(page)).toBeVisible();
      await expect(page.locator('section')).toHaveAttribute('inert');
    });

    test('content that was visible before is inert, unless the template exempts it', async ({
      page,
    }) => {
      const chat = '<div id="chat" style="position:fixed;right:0;bottom:0">Discuter</div>';
      const help =
        '<aside><div id="aide" data-islands-above style="position:fixed;left:0;bottom:0"><button type="button">39 89</button></div><a href="#x">Lien</a></aside>';
      await openLayer(page, layer, chat + help);

      await expect(page.locator('#chat')).toHaveAttribute('inert');
      await expect(page.locator('aside > a')).toHaveAttribute('inert');
      await page.getByRole('button', { name: '39 89' }).click();
      await expect(page.getByRole('button', { name: '39 89' })).toBeFocused();
    });

    test('content that is added to the flow of the page is inert', async ({ page }) => {
      await openLayer(page, layer, '');

      await append(page, '<div id="tard"><a href="#tard">Lire aussi</a></div>');

      await expect(page.locator('#tard')).toHaveAttribute('inert');
    });

    test('an added box has its original HTML again when the layer has closed', async ({ page }) => {
      await openLayer(page, layer, '');
      await append(page, CHALLENGE);
      await expect(page.locator('#c')).toHaveAttribute('popover');
      await inside(page).focus();

      await page.keyboard.press('Escape');

      await expect(isOpen(page)).toBeHidden();
      expect(await page.locator('#c').evaluate((one) => one.outerHTML)).toBe(CHALLENGE);
    });
  });
}

for (const [where, wrapper, link] of [
  ['in the flow', '', 'position: fixed; inset: auto 1rem 1rem auto'],
  ['over the page', 'position: fixed; inset: auto 1rem 1rem auto', ''],
] as const)
  test(`the link to the top that appears while a modal opens is not taken for an overlay, in a wrapper ${where}`, async ({
    page,
  }) => {
    await openHtml(
      page,
      `<h1 id="haut">Haut</h1><p style="height: 250vh">Un long texte</p><button type="button" data-modal-open="fenetre">Ouvrir</button>
    <div data-modal id="fenetre" role="dialog" aria-label="Fenêtre" hidden><div data-modal-part="panel"><button type="button" data-modal-part="close">Fermer</button></div></div>
    <div style="${wrapper}"><a data-back-to-top href="#haut" style="${link}">Haut de page</a></div>`,
      { head: ISLANDS },
    );
    const toTop = page.locator('[data-back-to-top]');
    await expect(toTop).toBeHidden();

    await page.getByRole('button', { name: 'Ouvrir' }).evaluate((open: HTMLButtonElement) => {
      scrollTo(0, document.body.scrollHeight);
      open.click();
    });

    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(toTop).toBeVisible();
    await expect(page.locator('[inert] [data-back-to-top]')).toHaveCount(1);
    await expect(page.locator('[data-islands-raised]')).toHaveCount(0);
  });
