/** Unusual templates and pages. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { cards, mounted, shown, TALL } from './small-pages.ts';

test.describe('a link to hidden content reveals it', () => {
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

  test('among cards, as many as the button would have shown', async ({ page }) => {
    const html = cards('{"first":3,"step":2}').replace('<a href="#c6"', '<a id="but" href="#c6"');
    await openHtml(page, `${link('but')}${html}`);
    await mounted(page);

    await page.getByRole('link', { name: 'Y aller' }).click();

    await inView(page, 'but');
    await expect(shown(page)).toHaveCount(7);
  });

  test('if the page is opened with its hash', async ({ page }) => {
    const html = cards('{"first":3,"step":2}').replace('<a href="#c6"', '<a id="but" href="#c6"');
    await openHtml(page, `${TALL}${html}`, { hash: '#but' });

    await inView(page, 'but');
    await expect(shown(page)).toHaveCount(7);
  });

  test('if the page is opened with its hash, in a panel that is visible at first paint', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/**');
    const head = ISLANDS;
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

  test('opens and closes one panel with two toggles of an item', async ({ page }) => {
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

  test('sends nothing for a tool that the server has marked as used', async ({ page }) => {
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

  test('doesn’t handle the tools of an accordion inside it', async ({ page }) => {
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
  test('does nothing for an element that doesn’t exist', async ({ page }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);

    await page.evaluate(() => {
      window.Islands?.scan(document.querySelector('#absent'));
      window.Islands?.stop(document.querySelector('#absent'));
    });

    await expect(shown(page)).toHaveCount(3);
  });

  test('is available even if an element has the id "Islands"', async ({ page }) => {
    await openHtml(page, `<section id="Islands">${cards('{"first":3}')}</section>`);
    await mounted(page);

    await expect(shown(page)).toHaveCount(3);
    expect(await page.evaluate(() => typeof window.Islands?.scan)).toBe('function');
  });
});

test('a link that reveals more opens a new tab with the Control key', async ({ page, context }) => {
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
  test('all take effect, even if the submit button was moved out of the form', async ({ page }) => {
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

  test('on a film’s own controls are left to the browser', async ({ page }) => {
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
  test('leave no attribute on the focused card after stop', async ({ page }) => {
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

  test('are all shown again after a reset of the boxes that filter them in place', async ({
    page,
  }) => {
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
  test('have the checked boxes of the address after Back', async ({ page }) => {
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

  test('send the other fields of the form too, and don’t load the page while they are filled in', async ({
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

  test('send a search by Enter', async ({ page }) => {
    await openHtml(page, cards('{"first":3}'));
    await mounted(page);

    await page.getByLabel('Recherche').fill('patch');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/essai?q=patch');
  });

  test('stay on their host if the path looks like another host', async ({ page, baseURL }) => {
    await openHtml(page, cards('{"first":3}'), { address: '//ailleurs.example/essai' });
    await mounted(page);

    await page.getByLabel('Sport').click();
    await page.getByRole('button', { name: 'Filtrer' }).click();

    await expect(page).toHaveURL(`${baseURL}//ailleurs.example/essai?filter%5B%5D=sport`);
  });
});

test.describe('a page whose <base> is on another origin', () => {
  const head = '<base href="http://ailleurs.example/">';

  test('filters in place and selects tabs without changing its path', async ({ page, baseURL }) => {
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

  test('sends requests to its own host', async ({ page, baseURL }) => {
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
  test(`the same number of cards with ${config.replaceAll('\n', ' ')} ${attributes} is shown before and after the mount`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/**');
    await openHtml(page, cards(config, attributes), {
      head: ISLANDS,
    });
    await expect(page.locator('[data-cards]')).toHaveAttribute('data-island-state', /ing$/);
    const before = await shown(page).count();
    release();
    await mounted(page);

    expect(before).toBe(config.includes('12') ? 12 : 3);
    await expect(shown(page)).toHaveCount(before);
  });
