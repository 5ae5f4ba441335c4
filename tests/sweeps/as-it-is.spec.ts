/** Every page in a browser as most people have it. */
import { expect } from '@playwright/test';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { isFaulty, pages } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visitBeforeScript } from './visit.ts';

for (const fixture of pages) {
  test(`/${fixture.name} comes to life around the server's nodes`, async ({ page, heard }) => {
    const release = await visitBeforeScript(page, `/${fixture.name}`);
    await page.evaluate(markServerNodes);
    await release();
    await allStarted(page, heard);

    expect(await page.evaluate(serverNodesThatMoved)).toEqual([]);
    expect(heard.crashes).toEqual([]);
    if (!isFaulty(fixture)) expect(heard.complaints).toEqual([]);
  });
}
