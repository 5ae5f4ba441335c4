/** Roots work even if a script of the page stops the propagation of events. */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

/** Stops the propagation of all events of visitors. */
const stopping = (html: string) =>
  `<div ${['click', 'auxclick', 'keydown', 'keyup', 'focusin', 'focusout', 'submit', 'change', 'input', 'pointerup'].map((type) => `on${type}="event.stopPropagation()"`).join(' ')} class="arret">${html}</div>`;
const FOCUS_EVENTS = ['focusin', 'focusout'];

/** There are no inline handlers for focusin and focusout, so listeners are added. */
async function openWithStops(page: Page, html: string): Promise<void> {
  await page.addInitScript((types) => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('.arret'))
        for (const type of types)
          element.addEventListener(type, (event) => event.stopPropagation());
    });
  }, FOCUS_EVENTS);
  await openHtml(page, html);
  await expect(
    page.locator('[data-island-state="waiting"], [data-island-state="loading"]'),
  ).toHaveCount(0);
}

const started = (page: Page, name: string) =>
  expect(page.locator(`[data-${name}-state="mounted"]`)).not.toHaveCount(0);

const modal = (name: string) => `<div data-${name} id="m" role="dialog" aria-label="Aide" hidden>
  ${stopping(`<button type="button" data-${name}-part="close">Fermer</button> <a href="#suite">Suite</a>`)}</div>`;

for (const name of ['modal', 'player-modal']) {
  test(`a trigger opens its ${name}, and Escape closes it`, async ({ page }) => {
    await openWithStops(
      page,
      stopping(`<button type="button" data-${name}-open="m">Ouvrir</button>`) + modal(name),
    );

    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Suite' })).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`a link opens its ${name} without leaving the page`, async ({ page }) => {
    await openWithStops(
      page,
      stopping(`<a href="/aide" data-${name}-open="m">Ouvrir</a>`) + modal(name),
    );

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
    await expect(page).toHaveURL('/essai');
  });

  test(`the missing ${name} of a trigger is reported`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openWithStops(
      page,
      `<button type="button" data-${name}-open="m"><span onclick="event.stopPropagation()">Ouvrir</span></button>`,
    );
    await started(page, `${name}-open`);

    await page.getByText('Ouvrir').click();

    await expect.poll(() => messages.join()).toContain('« m » est introuvable');
  });
}

test('a script of the page on the trigger still runs before the modal opens', async ({ page }) => {
  await openWithStops(
    page,
    `<button type="button" data-modal-open="m" onclick="document.title = m.matches('.is-open')">Ouvrir</button>${modal('modal')}`,
  );

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
  await expect(page).toHaveTitle('false');
});

test('a click elsewhere closes a list of links, and so does a focus elsewhere', async ({
  page,
}) => {
  await openWithStops(
    page,
    `<div data-dropdown><button type="button" data-dropdown-part="toggle">Compte</button>
     <ul data-dropdown-part="menu"><li><a href="#profil">Profil</a></li></ul></div>
     ${stopping('<p>Texte</p><button type="button">Autre</button>')}`,
  );
  await started(page, 'dropdown');
  const toggle = page.getByRole('button', { name: 'Compte' });

  await toggle.click();
  await expect(page.getByRole('link', { name: 'Profil' })).toBeVisible();
  await page.getByText('Texte').click();
  await expect(page.getByRole('link', { name: 'Profil' })).toBeHidden();

  await toggle.click();
  await expect(page.getByRole('link', { name: 'Profil' })).toBeVisible();
  await page.getByRole('button', { name: 'Autre' }).focus();
  await expect(page.getByRole('link', { name: 'Profil' })).toBeHidden();
});

test('Escape closes a list of links, and the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await openWithStops(
    page,
    stopping(`<div data-dropdown><button type="button" data-dropdown-part="toggle">Compte</button>
     <div data-dropdown-part="menu">${stopping('<a href="#profil">Profil</a>')}</div></div>
     <div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
     <nav data-mobile-menu-part="panel">${stopping('<a href="#conseils">Conseils</a>')}</nav></div>`),
  );
  await started(page, 'dropdown');
  await started(page, 'mobile-menu');

  for (const [button, link] of [
    ['Compte', 'Profil'],
    ['Menu', 'Conseils'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: link })).toBeHidden();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

test('the mobile menu is closed after a link in it was followed', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await openWithStops(
    page,
    `<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
     <nav data-mobile-menu-part="panel">${stopping('<a href="#conseils">Conseils</a>')}</nav></div>`,
  );
  await started(page, 'mobile-menu');
  await page.getByRole('button', { name: 'Menu' }).click();

  await page.getByRole('link', { name: 'Conseils' }).click();

  await expect(page.getByRole('link', { name: 'Conseils' })).toBeHidden();
});

test('a download is counted', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent, tag: { click: { send: (event: unknown) => sent.push(event) } } });
  });
  await openWithStops(
    page,
    stopping(
      '<a href="#b.pdf" data-download data-download-file="b.pdf" data-download-location="pied"><span onclick="event.stopPropagation()">Brochure</span></a>',
    ),
  );
  await started(page, 'download');

  await page.getByText('Brochure').click();

  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sent').length)).toBe(1);
});

test('a tool is marked as used', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/update-user-tool*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { success: true } });
  });
  await openWithStops(
    page,
    `<div data-tool-accordion><div data-tool-accordion-part="item">
     <button type="button" data-tool-accordion-part="toggle">Respirer</button>
     <div data-tool-accordion-part="panel">${stopping('<button type="button" data-tool="42">Utilisé</button>')}</div></div></div>`,
  );
  await page.getByRole('button', { name: 'Respirer' }).click();

  await page.getByRole('button', { name: 'Utilisé' }).click();

  await expect.poll(() => asked).toEqual(['?tool=42']);
});

test('filters of cards take effect', async ({ page }) => {
  await openWithStops(
    page,
    `<div data-cards='{"filtering":"in-place"}'><form method="get" data-cards-part="filters">
     ${stopping('<label><input type="checkbox" name="filter[]" value="sport"> Sport</label>')}</form>
     <ul data-cards-part="list"><li data-cards-part="card" data-filters="sport">Courir</li><li data-cards-part="card" data-filters="repas">Manger</li></ul></div>`,
  );

  await page.getByLabel('Sport').check();

  await expect(page.getByText('Manger')).toBeHidden();
});
