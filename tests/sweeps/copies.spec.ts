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
    const alive = await mainAsWritten(page);
    await page.evaluate(() => window.Islands?.stop(document));
    expect.soft(await mainAsWritten(page)).toBe(sent);
    await page.evaluate(() => window.Islands?.scan());
    await allStarted(page, heard);

    expect.soft(alive).toBe(await mainAsWritten(page));
    expect.soft(heard.crashes).toEqual([]);
  });

/**
 * The HTML of `main`, its attributes by name, without the numbers in ids made here, without what is noted for copies, and
 * without sources of pictures and films, which browsers drop from what is out of view.
 */
function mainAsWritten(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return '';
    const copy = document.implementation.createHTMLDocument().importNode(main, true);
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((one, other) =>
        one.name < other.name ? -1 : 1,
      );
      for (const { name } of attributes) Element.prototype.removeAttribute.call(element, name);
      for (const { name, value } of attributes)
        if (name !== 'data-islands-was')
          Element.prototype.setAttribute.call(
            element,
            name,
            value.replaceAll(/(islands-[a-z-]+?)[-_]?r?_?[\da-z]*_?\d+_?/g, '$1'),
          );
    }
    return copy.outerHTML;
  });
}
