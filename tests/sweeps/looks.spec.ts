/**
 * Opens every page once and checks it with the fault finder, with axe (wide, narrow, and with each case open), in narrow
 * windows, with large text and with spaced text.
 */
import { expect, type Page, test } from '@playwright/test';
import type { FixtureCase } from '../../fixtures/site/catalogue.ts';
import { violations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { lookedForFaults } from '../e2e/looked-for-faults.ts';
import { waitForFonts } from '../theme-fonts.ts';
import { close, open } from './cases.ts';
import { isFaulty, pages } from './pages.ts';
import { tooSmall, unreachable } from './reach.ts';
import { listenTo, type PageLog, withoutMoves } from './test.ts';
import { settled, visit } from './visit.ts';

test.use({ launchOptions: launchOptions() });

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

/** The values of WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

for (const fixture of pages)
  test.describe(`/${fixture.name}`, () => {
    /** The tests run one after another in one page. Each restores the page, except the last one. */
    test.describe.configure({ mode: 'default' });
    const openable = fixture.cases.filter((one) => one.open);
    let page: Page;
    let pageLog: PageLog;

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ reducedMotion: 'reduce' });
      pageLog = listenTo(page);
      await page.setViewportSize(WIDE);
      await waitForFonts(page);
      await visit(page, `/${fixture.name}`, pageLog);
    });
    test.afterAll(() => page.close());

    /** Opens the cases one after another. */
    const eachOpen = async (check: (example: FixtureCase) => Promise<void>) => {
      for (const example of openable) {
        await open(page, example, pageLog);
        await check(example);
        await close(page, pageLog);
      }
    };
    const fits = async (what: string, width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await settled(page, pageLog);
      expect.soft(await page.evaluate(unreachable), `${what}, ${width} px`).toEqual([]);
    };

    if (!isFaulty(fixture))
      test('has no mistake that the fault finder reports, before and after its roots have started', async () => {
        await lookedForFaults(page);
        await page.evaluate(() => document.body.append(document.createElement('p')));

        await lookedForFaults(page, 2);
        await page.evaluate(() => document.body.lastElementChild?.remove());
        expect(withoutMoves(pageLog.consoleMessages)).toEqual([]);
      });

    test('is accessible, wide', async () => {
      expect(await violations(page)).toEqual([]);
    });

    test('is accessible, narrow', async () => {
      await page.setViewportSize(NARROW);

      expect(await violations(page)).toEqual([]);
    });

    if (openable.length > 0) {
      test('is accessible with each case open', async () => {
        await page.setViewportSize(WIDE);

        await eachOpen(async ({ title }) => expect.soft(await violations(page), title).toEqual([]));
      });

      test('fits into a narrow window with each case open', async () => {
        await page.setViewportSize({ width: 320, height: 800 });

        await eachOpen(({ title }) => fits(title, 320));
      });
    }

    test('fits into narrow windows, with controls that are large enough for a thumb', async () => {
      await fits('as it is', 280);
      await fits('as it is', 320);

      expect(await page.evaluate(tooSmall), 'controls below 24 px').toEqual([]);
    });

    test('can be read and used with large text', async () => {
      await setTextSize(page, 1.5);
      await fits('text at 150 %', 360);
      await fits('text at 150 %', 414);
      await setTextSize(page, 2);
      await fits('text at 200 %', 1280);
      await setTextSize(page, 1);
      await page.addStyleTag({ content: '.text-alone { font-size: 200%; }' });
      await page.evaluate(() => document.documentElement.classList.add('text-alone'));

      await fits('text alone at 200 %', 1280);
      await page.evaluate(() => document.documentElement.classList.remove('text-alone'));
    });

    test('can be read and used with spaced text', async () => {
      await page.addStyleTag({ content: SPACED });

      await fits('spaced text', 1280);
      await fits('spaced text', 320);
    });
  });

/** Changes the text size like the browser's setting, so that media queries in `em` follow it. */
async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
  await session.detach();
}
