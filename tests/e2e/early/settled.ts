/** When a page has come to rest. */
import { expect, type Page } from '@playwright/test';

/** `waiting`, `loading`, `mounted` or `failed`: of the first root of that name. */
export function stateOf(page: Page, root: string): Promise<string | null | undefined> {
  return page.evaluate((name) => {
    const element = document.querySelector(`[data-${name}]`);
    return (
      element?.getAttribute(`data-${name}-state`) ?? element?.getAttribute('data-island-state')
    );
  }, root);
}

/** Waits until no root is on its way and nothing has moved or changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(countLoading)).toBe(0);
  // A page that is left meanwhile has not come to rest.
  await expect(() => page.evaluate(untilStill)).toPass();
}

/** In the page: how many roots have begun to start and have not ended. */
function countLoading(): number {
  return [...document.querySelectorAll('*')].filter((element) =>
    element
      .getAttributeNames()
      .some((name) => name.endsWith('-state') && element.getAttribute(name) === 'loading'),
  ).length;
}

/** In the page: resolves after so many frames without a change of the document and without scrolling. */
function untilStill(): Promise<void> {
  const FRAMES = 12;
  return new Promise((resolve) => {
    let quiet = 0;
    const stir = () => {
      quiet = 0;
    };
    const observer = new MutationObserver(stir);
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    addEventListener('scroll', stir, true);
    const look = () => {
      quiet += 1;
      if (quiet < FRAMES) requestAnimationFrame(look);
      else {
        observer.disconnect();
        removeEventListener('scroll', stir, true);
        resolve();
      }
    };
    requestAnimationFrame(look);
  });
}
