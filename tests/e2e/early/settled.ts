/** Waits until a page no longer changes. */
import { expect, type Page } from '@playwright/test';

/** Returns the state of the first root of this name: `waiting`, `loading`, `mounted` or `failed`. */
export function stateOf(page: Page, root: string): Promise<string | null | undefined> {
  return page.evaluate((name) => {
    const element = document.querySelector(`[data-${name}]`);
    return (
      element?.getAttribute(`data-${name}-state`) ?? element?.getAttribute('data-island-state')
    );
  }, root);
}

/** Waits until no root is loading and nothing has moved or changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(countLoading)).toBe(0);
  // If the page navigates meanwhile, it has not settled.
  await expect(() => page.evaluate(untilStill)).toPass();
}

/** Runs in the page: returns how many roots are loading. */
function countLoading(): number {
  return [...document.querySelectorAll('*')].filter((element) =>
    element
      .getAttributeNames()
      .some((name) => name.endsWith('-state') && element.getAttribute(name) === 'loading'),
  ).length;
}

/** Runs in the page: resolves after some frames without a mutation or scrolling. */
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
    const countFrame = () => {
      quiet += 1;
      if (quiet < FRAMES) requestAnimationFrame(countFrame);
      else {
        observer.disconnect();
        removeEventListener('scroll', stir, true);
        resolve();
      }
    };
    requestAnimationFrame(countFrame);
  });
}
