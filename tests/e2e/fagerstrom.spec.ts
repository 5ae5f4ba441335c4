import { expect, type Page, type Route, test } from '@playwright/test';
import { CLEANED, KEPT } from '../../src/services/html-cleaner/corpus.ts';
import { violations } from '../axe.ts';
import { openHtml } from './own-page.ts';

const API = '**/api/result-test-fagerstrom?*';

const testIn = (page: Page, id = 'dedans') => page.locator(`#${id} form`);
const submit = (page: Page, id = 'dedans') =>
  testIn(page, id).getByRole('button', { name: 'Voir mon résultat' });
const headingIn = (page: Page, id = 'dedans') =>
  testIn(page, id).getByRole('heading', { level: 2 });
const alertIn = (page: Page) => testIn(page).getByRole('alert');

async function open(page: Page, address = '/fagerstrom'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('form[data-fagerstrom]').first()).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
}

async function answer(page: Page, first: string, second: string): Promise<void> {
  await testIn(page).locator('[name=timeFirstCigarette]').fill(first);
  await testIn(page).locator('[name=numberCigarette]').fill(second);
  await submit(page).click();
}

async function askUnder(page: Page, scenario: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'fixture_scenario', value: scenario, url: new URL(page.url()).origin }]);
}

const asHtml = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, and the page shows the result', async ({ page }) => {
    await page.goto('/test-de-dependance');
    await page.getByRole('button', { name: 'Voir mon résultat' }).click();

    await expect(page).toHaveURL(/timeFirstCigarette=1&numberCigarette=1$/);
    await expect(page.getByRole('heading', { name: /dépendance.*semble moyenne/ })).toBeVisible();
  });
});

test('the server’s result is shown, and the page scrolls to it', async ({ page }) => {
  await open(page);
  const asked = page.waitForRequest(API);

  await answer(page, '0', '3');

  expect((await asked).url()).toMatch(/\?timeFirstCigarette=0&numberCigarette=3$/);
  await expect(headingIn(page)).toHaveText('Votre dépendance à la nicotine semble forte');
  await expect(headingIn(page)).toBeFocused();
  await expect(headingIn(page)).toBeInViewport();
  await expect(page).toHaveURL(/\/fagerstrom$/);
});

test('works by keyboard, and again with other answers', async ({ page }) => {
  await open(page);
  await testIn(page).locator('[name=timeFirstCigarette]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(headingIn(page)).toHaveText(/semble faible/);

  await submit(page).focus();
  await page.keyboard.press('Enter');

  await expect(headingIn(page)).toHaveCount(1);
  await expect(headingIn(page)).toBeFocused();
});

test('islands and behaviours in the result start', async ({ page }) => {
  await open(page);
  await answer(page, '0', '3');
  const toggle = testIn(page).getByRole('button', { name: 'Passer une envie en cinq minutes' });

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();

  await expect(testIn(page).getByRole('button', { name: 'J’ai utilisé cet outil' })).toBeVisible();
});

test('a button in the result sends nothing, and the form works again', async ({ page }) => {
  await open(page);
  await page.route(API, (route) =>
    route.fulfill(asHtml('<h2>Test</h2><button data-tool="42">J’ai utilisé cet outil</button>')),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('result-test-fagerstrom')) asked.push(request.url());
  });
  await answer(page, '0', '3');
  const tool = testIn(page).getByRole('button', { name: 'J’ai utilisé cet outil' });
  await expect(tool).toHaveJSProperty('type', 'button');

  await tool.click();

  await expect(headingIn(page)).toHaveText('Test');
  await expect(tool).not.toHaveAttribute('aria-describedby');
  expect(asked).toHaveLength(1);
  await submit(page).click();
  await expect(headingIn(page)).toBeFocused();
  expect(asked).toHaveLength(2);
});

test('a result is empty until the first submit, so a theme can hide it by that', async ({
  page,
}) => {
  await openHtml(
    page,
    `<form data-fagerstrom action="/test"><input name="timeFirstCigarette" value="0"><button>Calculer</button>
    <div data-fagerstrom-part="result"></div></form>`,
  );
  await expect(page.locator('form')).toHaveAttribute('data-island-state', 'mounted');
  const result = page.locator('[data-fagerstrom-part="result"]');
  await expect(result).toHaveJSProperty('childElementCount', 0);
  await expect(page.locator('form > [data-islands-view]:not([role])')).toHaveCount(0);

  await page.route(API, (route) => route.fulfill(asHtml('<h2>Faible</h2>')));
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(result.getByRole('heading')).toBeFocused();
});

test('a result may be outside its form', async ({ page }) => {
  await page.route('**/fagerstrom', async (route) => {
    const response = await route.fetch();
    const place = '<div data-fagerstrom-part="result"></div>';
    const html = (await response.text()).replace(place, '');
    await route.fulfill({ response, body: html.replace('</form>', `</form>${place}`) });
  });
  await open(page);
  await submit(page).click();

  const result = page.locator('#dedans > [data-fagerstrom-part="result"]');
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(headingIn(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' });

  test('the number in the result starts a call', async ({ page }) => {
    await open(page);
    await answer(page, '0', '3');

    await expect(testIn(page).getByRole('link', { name: /^39 89/ })).toHaveAttribute(
      'href',
      'tel:3989',
    );
  });
});

test('without a part for it, the result is at the end of its form', async ({ page }) => {
  await open(page);
  await submit(page, 'sans-place').scrollIntoViewIfNeeded();
  await submit(page, 'sans-place').click();

  await expect(headingIn(page, 'sans-place')).toBeFocused();
});

test('a result that the server rendered is replaced by the next one', async ({ page }) => {
  await page.goto('/test-de-dependance?timeFirstCigarette=3&numberCigarette=0');
  await expect(page.locator('form')).toHaveAttribute('data-island-state', 'mounted');
  await expect(page.getByRole('heading', { name: /semble faible/ })).toBeVisible();

  await page.locator('[name=timeFirstCigarette]').fill('0');
  await page.locator('[name=numberCigarette]').fill('3');
  await page.getByRole('button', { name: 'Voir mon résultat' }).click();

  await expect(page.getByRole('heading', { name: /semble forte/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: /semble faible/ })).toBeHidden();
});

test('a newer submit replaces a running one', async ({ page }) => {
  await open(page);
  const held: Route[] = [];
  await page.route(API, (route) => {
    if (!route.request().url().includes('timeFirstCigarette=3')) return route.continue();
    held.push(route);
    return undefined;
  });

  await answer(page, '3', '0');
  await expect(
    testIn(page).getByRole('status').filter({ hasText: 'Votre résultat arrive' }),
  ).toHaveCount(1);
  await expect.poll(() => held.length).toBe(1);
  await answer(page, '0', '3');
  await expect(headingIn(page)).toHaveText(/semble forte/);
  await held[0]?.fulfill(asHtml('<h2>Trop tard</h2>')).catch(() => {});

  await expect(headingIn(page)).toHaveText(/semble forte/);
});

test.describe('a failed request', () => {
  test('with status 500 shows nothing, and an earlier result stays', async ({ page }) => {
    await open(page);
    await answer(page, '3', '0');
    await expect(headingIn(page)).toHaveText(/semble faible/);
    await askUnder(page, 'broken');
    const answered = page.waitForResponse(API);

    await answer(page, '0', '3');
    expect((await answered).status()).toBe(500);

    await expect(page.locator('#dedans [aria-busy]')).toHaveCount(0);
    await expect(headingIn(page)).toHaveText(/semble faible/);
    await expect(alertIn(page)).toHaveCount(0);
  });

  test('with status 500 announces that there is no result, and can be repeated', async ({
    page,
  }) => {
    await open(page);
    await askUnder(page, 'broken');
    const statuses = testIn(page).getByRole('status');

    await answer(page, '0', '3');
    await expect(statuses.filter({ hasText: 'Votre résultat n’est pas arrivé.' })).toHaveCount(1);
    await expect(statuses.filter({ hasText: 'Votre résultat arrive' })).toHaveCount(0);
    await expect(submit(page)).toBeFocused();

    await page.context().clearCookies();
    await submit(page).press('Enter');
    await expect(headingIn(page)).toBeFocused();
    await expect(statuses.filter({ hasText: 'Votre résultat' })).toHaveCount(0);
  });

  for (const scenario of ['refused', 'cut', 'not-json', 'redirected', 'empty']) {
    test(`shows a message: ${scenario}`, async ({ page }) => {
      await open(page);
      await askUnder(page, scenario);

      await answer(page, '0', '3');
      await expect(alertIn(page)).toHaveText('Le service est momentanément indisponible.');
      await expect(headingIn(page)).toHaveCount(0);

      await page.context().clearCookies();
      await answer(page, '0', '3');
      await expect(headingIn(page)).toBeFocused();
      await expect(alertIn(page)).toHaveCount(0);
    });
  }
});

for (const sanitizer of ['the browser’s', 'DOMPurify'] as const) {
  test(`nothing in the fragment can run, and an editor’s HTML stays (${sanitizer})`, async ({
    page,
  }) => {
    if (sanitizer === 'DOMPurify')
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page, '/fagerstrom?csp');
    const samples = [...KEPT, ...CLEANED.map(({ html }) => html)];
    const fragment = samples
      .map((html) => `<section class="echantillon">${html}</section>`)
      .join('');
    await page.route(API, (route) => route.fulfill(asHtml(`<h2>Test</h2>${fragment}`)));
    await page.route(/\/(a\.svg|x)$/, (route) => route.fulfill({ body: '' }));

    await answer(page, '0', '3');

    await expect(page.getByRole('heading', { name: 'Test', exact: true })).toBeFocused();
    const cleaned = await page.locator('.echantillon').evaluateAll((all) =>
      all.map((one) => {
        // Elements that roots in the fragment have created are not part of it.
        for (const view of one.querySelectorAll('[data-islands-view]')) view.remove();
        return one.innerHTML.replaceAll(/ data-(island-due|[a-z-]+-state)="[a-z]*"/g, '');
      }),
    );
    expect(cleaned).toEqual([...KEPT, ...CLEANED.map((sample) => sample.cleaned)]);
    expect(messages.filter((text) => /TrustedHTML|boum/.test(text))).toEqual([]);
  });
}

test('the page scrolls to the result below a sticky header, without animation if the visitor prefers less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await page
    .locator('header')
    .first()
    .evaluate((header) => {
      header.style.position = 'sticky';
      header.style.top = '0';
      header.style.zIndex = '5';
      // The header becomes twice as high when the page has scrolled, as on some sites.
      addEventListener('scroll', () => {
        header.style.paddingBlockEnd = '80px';
      });
      const scroll = window.scrollBy.bind(window);
      window.scrollBy = (options?: ScrollToOptions | number) => {
        if (typeof options !== 'object') return;
        const { dataset } = document.documentElement;
        dataset.behaviours = `${dataset.behaviours ?? ''} ${options.behavior}`;
        scroll(options);
      };
    });

  await answer(page, '0', '3');
  await expect(headingIn(page)).toBeFocused();

  const gap = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const heading = document.querySelector('#dedans form h2')?.getBoundingClientRect().top ?? 0;
      return Math.round(heading - header);
    });
  await expect.poll(gap).toBe(16);
  expect(await page.evaluate(() => document.documentElement.dataset.behaviours)).not.toContain(
    'smooth',
  );
});

test('stop removes the result', async ({ page }) => {
  await open(page);
  await answer(page, '0', '3');
  await expect(headingIn(page)).toBeFocused();

  await page.evaluate(() => window.Islands?.stop(document.body));

  await expect(page.locator('#dedans [data-fagerstrom-part]')).toHaveText('');
});

test('mistakes of a template are reported', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/fagerstrom-errors');
  await page.locator('#partie-inconnue form').scrollIntoViewIfNeeded();

  await expect.poll(() => messages.join('\n')).toMatch(/data-fagerstrom.*expected <form>/);
  await expect.poll(() => messages.join('\n')).toMatch(/one of the parts result.*found "resultat"/);
});

for (const width of [1280, 360]) {
  test(`the result is accessible and fits at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await answer(page, '0', '3');
    await expect(headingIn(page)).toBeFocused();

    expect(await violations(page, '#contenu')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}
