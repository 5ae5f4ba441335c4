/** The page behind a modal doesn't move, with any way in which a theme makes it scroll. */
import { expect, test } from '@playwright/test';
import { BROWSER_ARGS, findBrowsers } from '../browser.ts';
import { openHtml } from './own-page.ts';

const [executablePath] = findBrowsers();

/** With visible scrollbars, which Playwright hides by default. */
test.use({
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath && { executablePath }),
  },
});

const PAGE = `<p style="height:3000px">Long</p><p id="milieu" style="width:200px;margin:0 auto">Milieu</p>
  <button type="button" data-modal-open="m">Ouvrir</button>
  <div data-modal id="m" role="dialog" aria-label="Aide" hidden><div data-modal-part="panel">
  <button type="button" data-modal-part="close">Fermer</button></div></div><p style="height:3000px">Long</p>`;

for (const css of [
  '',
  'html { overflow-y: scroll }',
  'body { overflow-y: scroll }',
  'body { overflow-x: hidden }',
  'html, body { height: 100% } body { overflow-x: hidden }',
  'body { overflow: auto; height: 100vh }',
])
  test(`nothing moves with the style "${css}"`, async ({ page }) => {
    await openHtml(page, PAGE, {
      head: `<style>${css}</style>`,
    });
    await expect(page.locator('#m')).toHaveAttribute('data-island-state', 'mounted');
    await page.getByRole('button', { name: 'Ouvrir' }).scrollIntoViewIfNeeded();
    const place = () =>
      page.locator('#milieu').evaluate((at) => {
        const { x, y } = at.getBoundingClientRect();
        return [x, y, scrollY];
      });
    const before = await place();
    expect(before[2]).toBeGreaterThan(1000);

    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await place()).toEqual(before);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await place()).toEqual(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await place())[2]).toBeGreaterThan(before[2] ?? 0);
  });
