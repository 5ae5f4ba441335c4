/** Modals in unusual templates and pages. */
import { expect, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';
import { dialog, MODAL, mounted, TALL, TRIGGER } from './small-pages.ts';

test.describe('a modal', () => {
  test('stays open if the browser refuses the form of its submit button, and closes if it is sent', async ({
    page,
  }) => {
    const sent = page.waitForRequest('**/lettre*');
    await page.route('**/lettre*', (route) => route.fulfill({ status: 204 }));
    const form = `<form action="/lettre"><label>Courriel <input type="email" name="courriel" required></label>
      <button type="submit" data-modal-part="close">Recevoir</button></form>`;
    await openHtml(page, TRIGGER + MODAL.replace('</div></div>', `${form}</div></div>`));
    await mounted(page);
    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await page.getByRole('button', { name: 'Recevoir' }).click();

    await expect(page.getByLabel('Courriel')).toBeFocused();
    await expect(dialog(page)).toBeVisible();
    await page.getByLabel('Courriel').fill('claire@exemple.fr');
    await page.keyboard.press('Enter');
    expect((await sent).url()).toContain('courriel=claire');
    await expect(dialog(page)).toBeHidden();
  });

  test('restores scrolling, whatever the style of the root element and the policy are', async ({
    page,
  }) => {
    await page.route('**/haut.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.tall { height: 4000px }' }),
    );
    await openHtml(page, `${TRIGGER}${MODAL}<p class="tall">Long</p>`, {
      head: '<link rel="stylesheet" href="/haut.css">',
      headers: { 'content-security-policy': "default-src 'self'" },
    });
    await mounted(page);
    await page.evaluate(() => document.documentElement.style.setProperty('--vh', '7px'));
    const before = await page.locator('html').getAttribute('style');

    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await page.evaluate(() => document.documentElement.style.setProperty('--barre', '3px'));
    await page.keyboard.press('Escape');

    await expect(dialog(page)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('style')).toBe(`${before} --barre: 3px;`);
  });

  test('inside a hidden element can’t be shown: this is reported, and the page stays usable', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const link = '<a href="#suite" data-modal-open="m">Ouvrir</a>';
    await openHtml(page, `${link}<div style="display:none">${MODAL}</div>${TALL}`);
    await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'mounted');

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect.poll(() => messages.join()).toContain('« m » ne peut pas s');
    await expect(page).toHaveURL('/essai#suite');
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'visible',
    );
  });

  test('opens inside an element with display: contents', async ({ page }) => {
    await openHtml(page, `${TRIGGER}<div style="display:contents">${MODAL}</div>`);
    await mounted(page);

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect(dialog(page)).toBeVisible();
  });

  test('is shown if only its panel can be focused', async ({ page }) => {
    await openHtml(page, TRIGGER + MODAL.replace('<button', '<p>Bonjour</p><button hidden'));
    await mounted(page);

    await page.getByRole('button', { name: 'Ouvrir' }).press('Enter');

    const panel = page.locator('[data-modal-part="panel"]');
    await expect(panel).toBeFocused();
    await expect(panel).not.toHaveCSS('outline-style', 'solid');
    await expect(panel).not.toHaveCSS('outline-style', 'none');
  });

  test('includes frames and scrolling areas in the Tab order', async ({ page }) => {
    const modal = MODAL.replace(
      '</button>',
      '</button><div class="texte" style="height:40px;overflow:auto"><p style="height:400px">Long</p></div><iframe title="Film" srcdoc="<button>Lire</button>"></iframe>',
    );
    await openHtml(page, TRIGGER + modal);
    await mounted(page);
    await page.getByRole('button', { name: 'Ouvrir' }).press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.locator('.texte')).toBeFocused();
    await page.keyboard.press('End');
    await expect
      .poll(() => page.locator('.texte').evaluate((one) => one.scrollTop))
      .toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe')).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();

    await expect(page.locator('[tabindex]')).toHaveCount(0);
  });

  test('doesn’t handle a click on a link with a modifier key', async ({ page, context }) => {
    await openHtml(page, `<a href="/conseils" data-modal-open="m">Ouvrir</a>${MODAL}`);
    await mounted(page);
    const elsewhere = context.waitForEvent('page');

    await page.getByRole('button', { name: 'Ouvrir' }).click({ modifiers: ['Control'] });

    await expect(await elsewhere).toHaveURL('/conseils');
    await expect(dialog(page)).toBeHidden();
  });

  test('stays open after a double click on its trigger', async ({ page }) => {
    await openHtml(page, `${TRIGGER}${MODAL}${TALL}`);
    await mounted(page);
    await page.evaluate(() =>
      document.addEventListener('modal:close', () => document.body.append('fermée')),
    );

    await page.getByRole('button', { name: 'Ouvrir' }).dblclick();

    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText('fermée')).toHaveCount(0);
    await page.mouse.click(3, 3);
    await expect(dialog(page)).toBeHidden();
  });
});

for (const [name, html] of [
  ['a modal', `${TRIGGER}<section>${MODAL}</section>`],
  [
    'a player’s modal',
    `${TRIGGER}<section>${MODAL}</section>`.replaceAll('data-modal', 'data-player-modal'),
  ],
] as const)
  test(`${name} that the page moves while it is open stays open and usable`, async ({ page }) => {
    await openHtml(page, `<div>${html}</div>`);
    await mounted(page);
    await page.evaluate(() =>
      document.addEventListener('modal:open', ({ target }) => {
        if (target instanceof Element) document.body.append(target);
      }),
    );

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect(page.locator('body > #m')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await expect(page.locator('body > div').first()).toHaveAttribute('inert');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('#m')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
  });

test('restores the style attribute of the root element exactly', async ({ page }) => {
  await openHtml(page, `${TRIGGER}${MODAL}`);
  await mounted(page);
  await page.evaluate(() =>
    document.documentElement.setAttribute('style', '--marque:red;color:#123'),
  );

  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();

  await expect(page.locator('html')).toHaveAttribute('style', '--marque:red;color:#123');
});

test.describe('the focus moves back', () => {
  const second = MODAL.replace('id="m"', 'id="n"').replace('Aide', 'Suite');
  const first = MODAL.replace(
    '</div></div>',
    '<button type="button" data-modal-part="close" data-modal-open="n">Continuer</button></div></div>',
  );

  test('to the trigger of the first of two modals, if one led to the other', async ({ page }) => {
    await openHtml(page, `<main>${TRIGGER}${first}${second}</main>`);
    await mounted(page);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('dialog', { name: 'Suite' })).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
    await expect(page.locator('[tabindex]')).toHaveCount(0);
  });

  test('to an element in the page only when no modal is open', async ({ page }) => {
    const staying = first.replace('data-modal-part="close" data-modal-open', 'data-modal-open');
    await openHtml(page, `<main>${TRIGGER}${staying}${second}</main>`);
    await mounted(page);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    const close = page.getByRole('dialog', { name: 'Suite' }).getByRole('button');
    await expect(close).toBeFocused();

    await page.evaluate(() => document.querySelector('#m')?.remove());

    await expect(close).toBeFocused();
    await close.click();
    await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
  });
});

test('content inserted while a modal is open can’t be used before it is closed, except a dialog above it', async ({
  page,
}) => {
  await openHtml(page, `${TRIGGER}${MODAL}`);
  await mounted(page);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(dialog(page)).toBeVisible();

  await page.evaluate(() => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    add('<div id="tard"><button type="button">Discuter</button></div>');
    add('<div id="accord"><div role="dialog" aria-modal="true">Cookies</div></div>');
  });

  await expect(page.locator('#tard')).toHaveAttribute('inert');
  await expect(page.locator('#accord')).not.toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the focus moves to the first focusable element in a modal, even if it is a field', async ({
  page,
}) => {
  const form = '<form action="/partie"><label>Courriel <input type="email"></label></form>';
  await openHtml(
    page,
    `${TRIGGER}${MODAL.replace('data-modal-part="panel">', `data-modal-part="panel">${form}`)}`,
  );
  await mounted(page);

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(page.getByLabel('Courriel')).toBeFocused();
});

test('a part that closes a modal neither submits the form around it nor scrolls to the top', async ({
  page,
}) => {
  const closers =
    '<form action="/partie"><button data-modal-part="close">Annuler</button></form><a href="#" data-modal-part="close">Plus tard</a>';
  await openHtml(
    page,
    `${TALL}${TRIGGER}${MODAL.replace('</div></div>', `${closers}</div></div>`)}`,
  );
  await mounted(page);

  for (const name of ['Annuler', 'Plus tard']) {
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.getByText(name).click();
    await expect(dialog(page)).toBeHidden();
  }

  await expect(page).toHaveURL('/essai');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('of two modals with the same id only the first opens', async ({ page }) => {
  const second = MODAL.replace('aria-label="Aide"', 'aria-label="Autre"');
  await openHtml(page, `${TRIGGER}${MODAL}${second}`);
  await mounted(page);

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('an early click on a trigger that would submit its form opens the modal instead', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/**');
  await openHtml(
    page,
    `<form action="/partie"><button data-modal-open="m">Ouvrir</button></form>${MODAL}`,
  );

  await page.getByRole('button', { name: 'Ouvrir' }).click();
  release();

  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/essai');
});
