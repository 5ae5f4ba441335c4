/** The fonts of the theme are optional: a page that gets them late does without them, so its lines may break differently. */
import type { Page } from '@playwright/test';
import { themeAnswer } from '../fixtures/site/theme.ts';

/** Captions have a font of the system otherwise, which is another one on each machine. */
const CAPTIONS = `::cue { font-family: 'Atkinson Hyperlegible Next' }`;

/** Makes the page wait for the fonts, so that it looks the same each time. Call it before the page is loaded. */
export async function waitForFonts(page: Page): Promise<void> {
  const theme = await (await themeAnswer()).text();
  await page.route('**/theme/theme.css', (route) =>
    route.fulfill({
      contentType: 'text/css; charset=utf-8',
      body: theme.replaceAll('font-display: optional', 'font-display: block') + CAPTIONS,
    }),
  );
}
