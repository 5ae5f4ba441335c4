/** Templates and pages that nobody expects, and that somebody has. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

const mounted = (page: Page) =>
  expect(page.locator('[data-island-state]:not([data-island-state="mounted"])')).toHaveCount(0);

const MODAL = `<div data-modal id="m" role="dialog" aria-label="Aide" hidden><div data-modal-part="panel">
  <button type="button" data-modal-part="close">Fermer</button></div></div>`;
const TRIGGER = '<button type="button" data-modal-open="m">Ouvrir</button>';
const TALL = '<p style="height:4000px">Long</p>';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Aide' });

/** Three values, two cards for each, and a field beside the boxes. */
const cards = (config: string, attributes = '') => `<div data-cards='${config}' ${attributes}>
  <form method="get" data-cards-part="filters">
    <label><input type="checkbox" name="filter[]" value="sport"> Sport</label>
    <label>Recherche <input type="search" name="q"></label>
    <label>Tri <select name="tri"><option value="">–</option><option>date</option></select></label>
    <button>Filtrer</button>
  </form>
  <ul data-cards-part="list">${Array.from({ length: 12 }, (_, at) => `<li data-cards-part="card" data-filters="${at % 2 ? 'sport' : 'repas'}" style="height:100px"><a href="#c${at}">Carte ${at}</a></li>`).join('')}</ul>
  <button type="button" data-cards-part="more">Voir plus</button></div>`;
const shown = (page: Page) => page.locator('[data-cards-part="card"]:visible');

test.describe('a modal', () => {
  test('lets the page scroll again, whatever the root element says of its style and whatever a policy forbids', async ({
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

  test('inside something hidden can’t show: it says so, and the page stays usable', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const link = '<a href="#suite" data-modal-open="m">Ouvrir</a>';
    await openHtml(page, `${link}<div style="display:none">${MODAL}</div>${TALL}`);
    await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'mounted');

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect.poll(() => said.join()).toContain('« m » ne peut pas s');
    await expect(page).toHaveURL('/essai#suite');
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'visible',
    );
  });

  test('opens within what has no box of its own', async ({ page }) => {
    await openHtml(page, `${TRIGGER}<div style="display:contents">${MODAL}</div>`);
    await mounted(page);

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect(dialog(page)).toBeVisible();
  });

  test('whose panel alone can take the focus shows it', async ({ page }) => {
    await openHtml(page, TRIGGER + MODAL.replace('<button', '<p>Bonjour</p><button hidden'));
    await mounted(page);

    await page.getByRole('button', { name: 'Ouvrir' }).press('Enter');

    const panel = page.locator('[data-modal-part="panel"]');
    await expect(panel).toBeFocused();
    await expect(panel).not.toHaveCSS('outline-style', 'solid');
    await expect(panel).not.toHaveCSS('outline-style', 'none');
  });

  test('has stops for frames, and for what scrolls without one', async ({ page }) => {
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

  test('leaves a link to whoever opens it elsewhere', async ({ page, context }) => {
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
  test(`${name} that the page moves once it is open stays open, and usable`, async ({ page }) => {
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

test('a modal leaves the root element’s style as it was written', async ({ page }) => {
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

test.describe('the focus goes back', () => {
  const second = MODAL.replace('id="m"', 'id="n"').replace('Aide', 'Suite');
  const first = MODAL.replace(
    '</div></div>',
    '<button type="button" data-modal-part="close" data-modal-open="n">Continuer</button></div></div>',
  );

  test('to what opened the first of two modals of which one led to the other', async ({ page }) => {
    await openHtml(page, `<main>${TRIGGER}${first}${second}</main>`);
    await mounted(page);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('dialog', { name: 'Suite' })).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
    await expect(page.locator('[tabindex]')).toHaveCount(0);
  });

  test('not behind a modal that stays open', async ({ page }) => {
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

test('what comes while a modal is open is not for use before it is closed, but for a dialog above it', async ({
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

test('the focus begins on what comes first in a modal, be it a field', async ({ page }) => {
  const form = '<form action="/partie"><label>Courriel <input type="email"></label></form>';
  await openHtml(
    page,
    `${TRIGGER}${MODAL.replace('data-modal-part="panel">', `data-modal-part="panel">${form}`)}`,
  );
  await mounted(page);

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(page.getByLabel('Courriel')).toBeFocused();
});

test('a part that closes a modal neither sends the form around it nor leads to the top', async ({
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

test('of two modals with one id the first opens, and it alone', async ({ page }) => {
  const second = MODAL.replace('aria-label="Aide"', 'aria-label="Autre"');
  await openHtml(page, `${TRIGGER}${MODAL}${second}`);
  await mounted(page);

  await page.getByRole('button', { name: 'Ouvrir' }).click();

  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('an early click on a trigger that would send its form opens the modal instead', async ({
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

test.describe('a link to what is hidden leads there', () => {
  const inView = (page: Page, id: string) => expect(page.locator(`#${id}`)).toBeInViewport();
  const link = (id: string) => `<a href="#${id}">Y aller</a>${TALL}`;

  const tool = (id: string) => `<div data-tool-accordion><div data-tool-accordion-part="item">
    <button type="button" data-tool-accordion-part="toggle">Respirer</button>
    <div data-tool-accordion-part="panel"><p id="${id}">Inspirez</p></div></div></div>`;

  test('in the panel of a tool', async ({ page }) => {
    await openHtml(page, `${link('but')}${tool('but')}`);
    await mounted(page);

    await page.getByRole('link', { name: 'Y aller' }).click();

    await inView(page, 'but');
    await page.getByRole('button', { name: 'Respirer', expanded: true }).click();
    await expect(page.locator('#but')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Y aller' }).click();
    await inView(page, 'but');
  });

  test('among cards, with as many as the button would have shown', async ({ page }) => {
    const html = cards('{"first":3,"step":2}').replace('<a href="#c6"', '<a id="but" href="#c6"');
    await openHtml(page, `${link('but')}${html}`);
    await mounted(page);

    await page.getByRole('link', { name: 'Y aller' }).click();

    await inView(page, 'but');
    await expect(shown(page)).toHaveCount(7);
  });

  test('when the page is opened with it', async ({ page }) => {
    const html = cards('{"first":3,"step":2}').replace('<a href="#c6"', '<a id="but" href="#c6"');
    await openHtml(page, `${TALL}${html}`, { hash: '#but' });

    await inView(page, 'but');
    await expect(shown(page)).toHaveCount(7);
  });

  test('when the page is opened with it, in a panel that shows at first paint', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/**');
    const head = '<link rel="stylesheet" href="/islands.css">';
    await openHtml(page, `${TALL}${tool('autre')}${tool('but')}`, { hash: '#but', head });
    await inView(page, 'but');
    await expect(page.locator('#autre')).toBeHidden();
    release();
    await mounted(page);

    await inView(page, 'but');
    await expect(page.locator('#autre')).toBeHidden();
  });
});

test.describe('a tool accordion', () => {
  const panel = (page: Page) => page.locator('#panneau');

  test('has one panel for two toggles of an item', async ({ page }) => {
    await openHtml(
      page,
      `<div data-tool-accordion><div data-tool-accordion-part="item">
        <button type="button" data-tool-accordion-part="toggle">Respirer</button>
        <div data-tool-accordion-part="panel" id="panneau">
          <button type="button" data-tool-accordion-part="toggle">Replier</button></div></div></div>`,
    );
    await mounted(page);

    await page.getByRole('button', { name: 'Respirer' }).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Replier' }).click();

    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Respirer', expanded: false })).toBeVisible();
  });

  test('tells nothing of a tool that came checked', async ({ page }) => {
    const calls: string[] = [];
    await page.route('**/api/update-user-tool?*', async (route) => {
      calls.push(new URL(route.request().url()).search);
      await route.fulfill({ json: { success: true } });
    });
    const item = (tool: number, attributes = '') =>
      `<div data-tool-accordion-part="item" ${attributes}><button type="button" data-tool="${tool}">Outil ${tool}</button></div>`;
    await openHtml(
      page,
      `<div data-tool-accordion>${item(1, 'class="is-checked"')}${item(2)}</div>`,
    );
    await mounted(page);

    await page.getByRole('button', { name: 'Outil 1' }).click();
    await page.getByRole('button', { name: 'Outil 2' }).click();

    await expect(page.locator('.is-checked')).toHaveCount(2);
    expect(calls).toEqual(['?tool=2']);
  });

  test('leaves the tools of one inside it to that one', async ({ page }) => {
    const calls: string[] = [];
    await page.route('**/api/update-user-tool?*', async (route) => {
      calls.push(new URL(route.request().url()).search);
      await route.fulfill({ json: { success: true } });
    });
    await openHtml(
      page,
      `<div data-tool-accordion><div data-tool-accordion-part="item" id="dehors">
        <div data-tool-accordion><div data-tool-accordion-part="item" id="dedans">
          <button type="button" data-tool="7">Je l’ai fait</button></div></div></div></div>`,
    );
    await mounted(page);

    await page.getByRole('button', { name: 'Je l’ai fait' }).click();

    await expect(page.locator('#dedans')).toHaveClass('is-checked');
    await expect(page.locator('#dehors')).not.toHaveClass('is-checked');
    expect(calls).toEqual(['?tool=7']);
  });
});

test.describe('the page API', () => {
  test('has nothing to do for an element that is not there', async ({ page }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);

    await page.evaluate(() => {
      window.Islands?.scan(document.querySelector('#absent'));
      window.Islands?.stop(document.querySelector('#absent'));
    });

    await expect(shown(page)).toHaveCount(3);
  });

  test('stands where an element has its name for an id', async ({ page }) => {
    await openHtml(page, `<section id="Islands">${cards('{"first":3}')}</section>`);
    await mounted(page);

    await expect(shown(page)).toHaveCount(3);
    expect(await page.evaluate(() => typeof window.Islands?.scan)).toBe('function');
  });
});

test('a link that reveals more is left to whoever opens it elsewhere', async ({
  page,
  context,
}) => {
  const html = cards('{"first":3}').replace(
    /<button type="button" (data-cards-part="more">.*?)<\/button>/,
    '<a href="/conseils" $1</a>',
  );
  await openHtml(page, html);
  await mounted(page);
  const elsewhere = context.waitForEvent('page');

  await page.getByRole('button', { name: 'Voir plus' }).click({ modifiers: ['Control'] });

  await expect(await elsewhere).toHaveURL('/conseils');
  await expect(shown(page)).toHaveCount(3);
});

test.describe('early events', () => {
  test('all take effect, though the button that sent the form has left it', async ({ page }) => {
    const release = await hold(page, '**/assets/**');
    await openHtml(page, cards('{"first":3,"filtering":"in-place"}'));
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByRole('button', { name: 'Voir plus' }).click();
    await page
      .getByRole('button', { name: 'Filtrer' })
      .evaluate((button) => document.body.append(button));
    release();

    await expect(shown(page)).toHaveCount(6);
    await expect(page).toHaveURL('/essai');
  });

  test('on a film’s own controls are the browser’s', async ({ page }) => {
    await hold(page, '**/assets/**');
    await openHtml(
      page,
      '<div data-cards><ul data-cards-part="list"><li data-cards-part="card"><video controls></video></li></ul></div>',
    );

    const isLeft = await page
      .locator('video')
      .evaluate((film) =>
        film.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );

    expect(isLeft).toBe(true);
  });
});

test.describe('cards', () => {
  test('leave no trace on the card that has the focus, once stopped', async ({ page }) => {
    const html = cards('{"first":3}').replaceAll(/<a href="#c\d+">(.*?)<\/a>/g, '$1');
    const release = await hold(page, '**/assets/**');
    await openHtml(page, html);
    const sent = await page.locator('[data-cards-part="list"]').innerHTML();
    release();
    await mounted(page);
    await page.getByRole('button', { name: 'Voir plus' }).click();
    await expect(page.getByText('Carte 3')).toBeFocused();

    await page.evaluate(() => window.Islands?.stop(document));

    expect(await page.locator('[data-cards-part="list"]').innerHTML()).toBe(sent);
  });

  test('all show again after a reset of the boxes that filter them in place', async ({ page }) => {
    const html = cards('{"first":12,"filtering":"in-place"}').replace(
      '<button>Filtrer</button>',
      '<button type="reset">Effacer</button>',
    );
    await openHtml(page, html);
    await mounted(page);
    await page.getByLabel('Sport').check();
    await expect(shown(page)).toHaveCount(6);

    await page.getByRole('button', { name: 'Effacer' }).click();

    await expect(shown(page)).toHaveCount(12);
    await expect(page).toHaveURL('/essai');
  });
});

test.describe('cards that filter by page', () => {
  test('have the boxes of the address on the way back', async ({ page }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);
    await page.getByLabel('Sport').check();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page).toHaveURL(/filter/);
    await mounted(page);
    await expect(page.getByLabel('Sport')).toBeChecked();

    await page.goBack();
    await expect(page).toHaveURL('/essai');
    await mounted(page);

    await expect(page.getByLabel('Sport')).not.toBeChecked();
  });

  test('take the other fields of the form along, and leave them alone while they are filled in', async ({
    page,
  }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);

    await page.getByLabel('Recherche').fill('patch');
    await page.getByLabel('Tri').selectOption('date');
    await page.keyboard.press('Tab');
    await page.getByLabel('Sport').click();
    await expect(page).toHaveURL('/essai');
    await page.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL('/essai?q=patch&tri=date&filter%5B%5D=sport');
  });

  test('send what was searched for by Enter', async ({ page }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);

    await page.getByLabel('Recherche').fill('patch');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/essai?q=patch');
  });

  test('stay on their own host, where the path looks like another one', async ({
    page,
    baseURL,
  }) => {
    await openHtml(page, cards('{"first":3}'), { address: '//ailleurs.example/essai' });
    await mounted(page);

    await page.getByLabel('Sport').click();
    await page.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL(`${baseURL}//ailleurs.example/essai?filter%5B%5D=sport`);
  });
});

test.describe('a page whose <base> lies on another origin', () => {
  const head = '<base href="http://ailleurs.example/">';

  test('filters in place, and selects tabs, under its own address', async ({ page, baseURL }) => {
    const tabs = `<div data-tabs><ul data-tabs-part="list"><li><a href="#un" data-tabs-part="tab">Un</a></li><li><a href="#deux" data-tabs-part="tab">Deux</a></li></ul>
      <div id="un" data-tabs-part="panel">Le premier</div><div id="deux" data-tabs-part="panel">Le deuxième</div></div>`;
    await openHtml(page, cards('{"first":3,"filtering":"in-place"}') + tabs, {
      head,
      script: `${baseURL}/islands.js`,
    });
    await mounted(page);

    await page.getByLabel('Sport').click();
    await expect(page).toHaveURL(`${baseURL}/essai?filter%5B%5D=sport`);
    await expect(shown(page)).toHaveText(['Carte 1', 'Carte 3', 'Carte 5']);
    await page.getByRole('tab', { name: 'Deux' }).click();
    await expect(page.getByText('Le deuxième')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/essai?filter%5B%5D=sport#deux`);
  });

  test('asks its own host', async ({ page, baseURL }) => {
    const asked = page.waitForRequest(/update-user-tool/);
    await openHtml(
      page,
      '<div data-tool-accordion><button type="button" data-tool="7">J’ai utilisé cet outil</button></div>',
      { head, script: `${baseURL}/islands.js` },
    );

    await page.getByRole('button').click();

    expect((await asked).url()).toContain(`${baseURL}/api/update-user-tool`);
  });
});

for (const [config, attributes] of [
  ['{"first":3}', ''],
  ['{ "first" : 3 }', 'data-cards-first="3"'],
  ['{\n  "first": 12\n}', 'data-cards-first="12"'],
] as const)
  test(`cards with ${config.replaceAll('\n', ' ')} ${attributes} show as many before they have come to life as after`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/**');
    await openHtml(page, cards(config, attributes), {
      head: '<link rel="stylesheet" href="/islands.css">',
    });
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', /ing$/);
    const before = await shown(page).count();
    release();
    await mounted(page);

    expect(before).toBe(config.includes('12') ? 12 : 3);
    await expect(shown(page)).toHaveCount(before);
  });
