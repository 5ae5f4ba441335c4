/** Replaces the main part of a page by a clone, like scripts that clone mounted elements. */
import type { Page } from '@playwright/test';

/** Replaces the mounted `main` by its clone. */
export function takeCopy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const copy = main?.cloneNode(true);
    main?.remove();
    if (copy) document.body.prepend(copy);
  });
}

/** Returns the HTML of `main` as below, without content that changes by itself: map searches, long playlists, messages of films. */
export function mountedMain(page: Page): Promise<string> {
  return comparableMain(
    page,
    '[data-map-search] > *, [data-player-part="playlist"] li, .player-notices > *',
  );
}

/** Returns the HTML of `main` with sorted attributes, without the numbers in generated ids and without the data kept for copies. */
export function comparableMain(page: Page, without = 'noscript noscript'): Promise<string> {
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
    // Two roots on one element add their elements in the order in which their code has loaded.
    for (const root of main.querySelectorAll('[data-fagerstrom], [data-form]'))
      root.append(
        ...[...root.querySelectorAll(':scope > [data-islands-view]')].sort((one, other) =>
          one.outerHTML < other.outerHTML ? -1 : 1,
        ),
      );
    return main.outerHTML;
  }, without);
}
