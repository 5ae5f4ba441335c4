/** Opens the cases of a page: `data-case-open` names the element that a visitor clicks. */
import type { Page } from '@playwright/test';
import type { FixtureCase } from '../../fixtures/site/catalogue.ts';
import type { PageLog } from './test.ts';
import { settled } from './visit.ts';

/** Opens a case like a visitor. */
export async function open(page: Page, example: FixtureCase, pageLog: PageLog): Promise<void> {
  if (!example.open) return;
  await page.locator(example.open).first().click();
  await settled(page, pageLog);
}

/** Closes a dialog or menu over the page, if there is one. */
export async function close(page: Page, pageLog: PageLog): Promise<void> {
  await page.keyboard.press('Escape');
  await settled(page, pageLog);
}

/**
 * Clicks the opener of every case, even if an open dialog covers it. Returns the titles of the cases in which nothing
 * happened. An opener of a film takes effect later.
 */
export async function pressAll(
  page: Page,
  cases: readonly FixtureCase[],
  pageLog: PageLog,
): Promise<readonly string[]> {
  const idle: string[] = [];
  for (const example of cases) {
    if (!example.open) continue;
    const hasChanged = await page.evaluateHandle(watchChanges);
    await page.locator(example.open).first().dispatchEvent('click');
    await settled(page, pageLog);
    await close(page, pageLog);
    const isIdle = !(await hasChanged.evaluate((ask) => ask()));
    if (isIdle && !example.open.includes('player-modal')) idle.push(example.title);
  }
  return idle;
}

/**
 * Runs in the page: returns a function that tells whether anything has opened, closed or been marked since. Text changes
 * don't count.
 */
function watchChanges(): () => boolean {
  let count = 0;
  const observer = new MutationObserver((changes) => {
    count += changes.length;
  });
  observer.observe(document, {
    subtree: true,
    attributeFilter: ['hidden', 'open', 'inert', 'class', 'aria-expanded', 'aria-selected'],
  });
  return () => {
    observer.disconnect();
    return count > 0;
  };
}
