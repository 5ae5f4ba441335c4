/** Every page, as those leave it that clone live trees: a copy of `main` is alive as the original was, and the server's once stopped. */
import { expect, type Page } from '@playwright/test';
import { pressAll } from './cases.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visitBeforeScript } from './visit.ts';

for (const { name, cases } of pages)
  test(`/${name}: a copy of its live main part takes the place of the original`, async ({
    page,
    heard,
  }) => {
    const release = await visitBeforeScript(page, `/${name}`);
    const sent = await mainAsWritten(page);
    await release();
    await allStarted(page, heard);
    await pressAll(page, cases, heard);

    await page.evaluate(() => {
      const main = document.querySelector('main');
      const copy = main?.cloneNode(true);
      main?.remove();
      if (copy) document.body.prepend(copy);
    });
    await allStarted(page, heard);
    const alive = await mainAlive(page);
    await page.evaluate(() => window.Islands?.stop(document));
    expect.soft(await mainAsWritten(page)).toBe(sent);
    await page.evaluate(() => window.Islands?.scan());
    await allStarted(page, heard);

    expect.soft(alive).toBe(await mainAlive(page));
    expect.soft(heard.crashes).toEqual([]);
  });

/** The same, without what grows or changes by itself: searches for a place, long playlists, and what a film says once it has failed. */
function mainAlive(page: Page): Promise<string> {
  return mainAsWritten(
    page,
    '[data-map-search] > *, [data-player-part="playlist"] li, .player-notices > *',
  );
}

/** The HTML of `main`, its attributes by name, without the numbers in ids made here and without what is noted for copies. */
function mainAsWritten(page: Page, without = 'noscript noscript'): Promise<string> {
  return page.evaluate((left) => {
    const write = (element: Element): void => {
      const { attributes, children } = element;
      const all = [...attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of all) element.removeAttribute(name);
      for (const { name, value } of all) {
        const text = value.replaceAll(/-r_\w+?_/g, '').replaceAll(/(islands-[a-z-]+)-\d+/g, '$1');
        if (name !== 'data-islands-was') element.setAttribute(name, text);
      }
      for (const child of children) write(child);
    };
    const written = document.implementation.createHTMLDocument();
    const main = written.importNode(document.querySelector('main') ?? document.body, true);
    for (const element of main.querySelectorAll(left)) element.remove();
    write(main);
    // Two roots on one element add theirs in the order in which their code has come.
    for (const root of main.querySelectorAll('[data-fagerstrom], [data-form]'))
      root.append(
        ...[...root.querySelectorAll(':scope > [data-islands-view]')].sort((one, other) =>
          one.outerHTML < other.outerHTML ? -1 : 1,
        ),
      );
    return main.outerHTML;
  }, without);
}
