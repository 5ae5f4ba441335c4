/** A used tool is announced by its button, and once by a status. */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';
import { startScreenReader } from './screen-reader.ts';

async function openTools(page: Page): Promise<void> {
  await page.goto('/tool-accordion');
  await expect(
    page.locator('[data-tool-accordion]:not([data-island-state="mounted"])'),
  ).toHaveCount(0);
}

const used = (page: Page, tool: number) => page.locator(`[data-tool="${tool}"]`);

/** Presses a tool, and waits for the response of the server. */
async function useTool(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/update-user-tool*');
  await press();
  await answered;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no tool is marked as used', async ({ page }) => {
    await page.goto('/tool-accordion');

    await expect(page.locator('[aria-pressed]')).toHaveCount(0);
  });
});

test('a used tool is announced by its button and by a status', async ({ page }) => {
  await openTools(page);
  await page.locator('#plusieurs').getByRole('button', { name: 'Respirer' }).focus();
  const reader = await startScreenReader(page);

  await reader.press('Enter');
  await reader.press('Tab');
  await useTool(page, () => reader.press('Enter'));
  await expect(used(page, 42)).toHaveAttribute('aria-pressed', 'true');
  await reader.listen();

  expect(reader.transcript).toEqual([
    'button "Respirer" expanded',
    'button "J’ai utilisé cet outil"',
    'button "J’ai utilisé cet outil" pressed',
    '(« Respirer » : c’est noté.)',
  ]);
  await expect(used(page, 43)).not.toHaveAttribute('aria-pressed');
});

test('the template’s words replace the announcement, and stop restores the first ones', async ({
  page,
}) => {
  await openTools(page);
  await page.locator('#hors-element [data-tool-accordion-part="toggle"]').click();
  await expect(used(page, 71)).toHaveText('J’ai utilisé cet outil');

  await useTool(page, () => used(page, 71).click());

  await expect(used(page, 71)).toHaveText('Outil utilisé');
  await expect(used(page, 71)).not.toHaveAttribute('aria-pressed');
  await page.evaluate(() => window.Islands?.stop(document.body));
  await expect(used(page, 71)).toHaveText('J’ai utilisé cet outil');
});

test('a tool that the server has marked as used is pressed from the start, without an announcement', async ({
  page,
}) => {
  await openHtml(
    page,
    `<div data-tool-accordion data-when="load">
      <div class="is-checked" data-tool-accordion-part="item"><button type="button" data-tool="1">Marcher</button></div>
      <div data-tool-accordion-part="item"><button type="button" data-tool="2">Boire</button></div>
    </div>`,
  );

  await expect(page.getByRole('button', { name: 'Marcher', pressed: true })).toBeVisible();
  await expect(used(page, 2)).not.toHaveAttribute('aria-pressed');
  await expect(page.getByRole('status')).toHaveText('');
});

test('nothing is announced if the server has refused the request', async ({ page, baseURL }) => {
  await page
    .context()
    .addCookies([{ name: 'fixture_scenario', value: 'broken', url: baseURL ?? '' }]);
  await openTools(page);

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('update-user-tool')) calls += 1;
  });

  // After the error response was handled, the next click sends a request again.
  await expect(async () => {
    await used(page, 72).click();
    expect(calls).toBeGreaterThanOrEqual(2);
  }).toPass();

  await expect(used(page, 72)).not.toHaveAttribute('aria-pressed');
  await expect(page.locator('#hors-element').getByRole('status')).toHaveText('');
});

test('a link without a target that is a tool becomes a button', async ({ page }) => {
  await openHtml(
    page,
    `<p style="height: 200vh">Haut</p>
    <div data-tool-accordion data-when="load"><a href="#" data-tool="3">J’ai marché</a></div>
    <p style="height: 200vh">Bas</p>`,
  );
  const walked = page.getByRole('button', { name: 'J’ai marché' });
  await walked.focus();
  const before = await page.evaluate(() => scrollY);

  await useTool(page, () => walked.press('Space'));

  await expect(walked).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
