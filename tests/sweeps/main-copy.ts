/** The main part of a page, as those leave it that clone live trees. */
import type { Page } from '@playwright/test';

/** Puts a clone of the live main part into the place of the original. */
export function takeCopy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const copy = main?.cloneNode(true);
    main?.remove();
    if (copy) document.body.prepend(copy);
  });
}

/** The HTML of `main` as below, without what grows or changes by itself: searches for a place, long playlists, and what a film says once it has failed. */
export function mainAlive(page: Page): Promise<string> {
  return mainAsWritten(
    page,
    '[data-map-search] > *, [data-player-part="playlist"] li, .player-notices > *',
  );
}

/** The HTML of `main`, its attributes by name, without the numbers in ids made here and without what is noted for copies. */
export function mainAsWritten(page: Page, without = 'noscript noscript'): Promise<string> {
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
