/** Every page in a browser as most people have it. */
import { expect } from '@playwright/test';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { layoutShifts, watchLayout } from './layout.ts';
import { isFaulty, pages } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visitBeforeScript } from './visit.ts';

const WIDTHS = [1280, 360];
/** So that shifts far down the page count as well: nothing outside the window does. */
const HEIGHT = 6000;

for (const fixture of pages) {
  for (const width of WIDTHS) {
    test(`/${fixture.name}, ${width} px wide, comes to life around the server's nodes, without a jump or a word`, async ({
      page,
      heard,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await watchLayout(page);
      const release = await visitBeforeScript(page, `/${fixture.name}`);
      await page.evaluate(markServerNodes);
      await release();
      await allStarted(page, heard);

      expect.soft(await page.evaluate(serverNodesThatMoved)).toEqual([]);
      expect.soft(await layoutShifts(page)).toEqual([]);
      expect.soft(heard.crashes).toEqual([]);
      if (!isFaulty(fixture)) expect.soft(heard.complaints).toEqual([]);
    });
  }
}
