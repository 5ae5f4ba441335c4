/** Every page in narrow windows, with large text and with spaced text: nothing lies where nobody can get at it. */
import { expect, type Page } from '@playwright/test';
import { close, open } from './cases.ts';
import { pages } from './pages.ts';
import { tooSmall, unreachable } from './reach.ts';
import { test } from './test.ts';
import { settled, visit } from './visit.ts';

/** The values of WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, cases } of pages) {
  test(`/${name} fits into narrow windows, and large or spaced text stays within reach`, async ({
    page,
    heard,
  }) => {
    await visit(page, `/${name}`, heard);
    const fits = async (what: string, width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await settled(page, heard);
      expect.soft(await page.evaluate(unreachable), `${what}, ${width} px`).toEqual([]);
    };

    await fits('as it is', 280);
    await fits('as it is', 320);
    expect.soft(await page.evaluate(tooSmall), 'controls below 24 px').toEqual([]);
    for (const example of cases.filter((one) => one.open)) {
      await open(page, example, heard);
      await fits(`open: ${example.title}`, 320);
      await close(page, heard);
    }

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

    await page.addStyleTag({ content: SPACED });
    await fits('spaced text', 1280);
    await fits('spaced text', 320);
  });
}

/** As the browser's own setting does, which media queries in `em` follow. */
async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * factor },
  });
  await session.detach();
}
