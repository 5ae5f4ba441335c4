/** The catalogue, in which developers and integrators look at pages. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const shown = (page: Page) => page.frameLocator('iframe');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const pane = (page: Page) => page.getByRole('tabpanel');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the site', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'The fixture site itself' }).click();

    await expect(page).toHaveURL('/accueil');
  });
});

test('the address has page, case, width, network and pane', async ({ page }) => {
  await page.goto('/#page=cards&case=toutes&width=360&api=broken&pane=html');

  await expect(shown(page).getByRole('heading', { name: 'Neuf cartes' })).toBeInViewport();
  await expect(page.getByRole('radio', { name: '360' })).toBeChecked();
  await expect(page.getByLabel('Network and API')).toHaveValue('broken');
  await expect(tab(page, /HTML/)).toHaveAttribute('aria-selected', 'true');
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the HTML of the case is shown as the CMS sends it, and can be copied', async ({ page }) => {
    await page.goto('/#page=dropdown&case=aide&pane=html');

    const field = pane(page).getByLabel('HTML');
    await expect(field).toHaveValue(/^<div class="account" data-dropdown>\n {2}<button/);
    await pane(page).getByRole('button', { name: 'Copy the HTML' }).click();
    await expect(page.getByText('The HTML is in the clipboard.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    expect(copied).toContain('Trouver de l’aide');
    expect(copied).not.toContain('data-dropdown-state');
    expect(copied).not.toContain('Choisir une rubrique');
  });
});

test('only the HTML of an example is shown, without its page', async ({ page }) => {
  await page.goto('/#page=examples/tabs&pane=html');

  await expect(pane(page).getByLabel('HTML')).toHaveValue(/^<div data-tabs>\n.*<\/div>$/s);
});

test('the verdict lists the mistakes of the page, with links to the elements', async ({ page }) => {
  await page.goto('/#page=cards-errors&pane=verdict');

  await expect(pane(page)).toContainText('expected valid JSON, at #json-illisible > div');
  await expect(tab(page, /Verdict [1-9]/)).toBeVisible();
  const mistake = pane(page).getByRole('listitem').filter({ hasText: 'expected step to be' });
  await mistake.getByRole('button', { name: 'Show the element' }).click();

  await expect(shown(page).locator('#mauvais-types > div')).toBeInViewport();
});

test('a page without mistakes is reported as such, and a page without script is not checked', async ({
  page,
}) => {
  await page.goto('/#page=tabs&pane=verdict');
  await expect(pane(page)).toContainText('No mistake that the checks know.');

  await page.getByLabel('runs').uncheck();

  await expect(pane(page)).toContainText('Without script nothing is checked.');
});

test('new events are added to the list, and the focus stays on its button', async ({ page }) => {
  await page.goto('/#page=modal&case=partenaires&pane=events');
  await expect(pane(page)).toContainText('{"island":"modal"}');
  await pane(page).getByRole('button', { name: 'Clear' }).click();
  await expect(pane(page).getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the case' }).click();

  await expect(pane(page).getByRole('listitem')).toContainText(['modal:open']);
  await expect(pane(page)).toContainText('{"id":"partners"}');
});

test('with the scenario offline, the page gets no response from the API', async ({ page }) => {
  await page.goto('/#page=examples/tool-accordion&api=offline&pane=verdict');
  await shown(page).getByRole('button', { name: 'Respirer' }).click();
  await shown(page).getByRole('button', { name: 'J’ai utilisé' }).first().click();

  await expect(pane(page)).toContainText('/api/update-user-tool?tool=42');
  await expect(pane(page)).toContainText('found no answer');
});

test('each root leads to its section of the contract', async ({ page }) => {
  await page.goto('/#page=examples/cards');

  const link = pane(page).getByRole('link', { name: 'Contract of data-cards' });
  const [guide] = await Promise.all([page.waitForEvent('popup'), link.click()]);

  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('data-cards');
});

test('arrow keys switch between panes', async ({ page }) => {
  await page.goto('/#page=tabs');
  await expect(tab(page, /Roots/)).toHaveAttribute('aria-selected', 'true');

  await tab(page, /Roots/).press('ArrowLeft');
  await expect(tab(page, /Events/)).toBeFocused();
  await tab(page, /Events/).press('Home');
  await tab(page, /Roots/).press('ArrowRight');

  await expect(tab(page, /HTML/)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/pane=html/);
});

for (const width of [360, 768, 1280])
  test(`it fits ${width} px and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });

    for (const name of ['roots', 'html', 'verdict', 'events']) {
      await page.goto(`/#page=cards-errors&pane=${name}`);
      await expect(tab(page, /Events [1-9]/)).toBeVisible();
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

      expect.soft(tooWide, name).toBe(0);
      expect.soft(await violations(page), name).toEqual([]);
    }
  });
