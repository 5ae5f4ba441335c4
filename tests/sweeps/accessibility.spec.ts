/** Every page, wide and narrow, and every case of it once it is open, under all rules of axe. */
import { expect } from '@playwright/test';
import { violations } from '../axe.ts';
import { close, open } from './cases.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

for (const { name, cases } of pages) {
  test(`/${name} is accessible, wide, narrow and with each case open`, async ({ page, heard }) => {
    await visit(page, `/${name}`, heard);
    expect.soft(await violations(page), 'wide').toEqual([]);

    await page.setViewportSize(NARROW);
    expect.soft(await violations(page), 'narrow').toEqual([]);

    await page.setViewportSize(WIDE);
    for (const example of cases.filter(({ open }) => open)) {
      await open(page, example, heard);
      expect.soft(await violations(page), example.title).toEqual([]);
      await close(page, heard);
    }
  });
}
