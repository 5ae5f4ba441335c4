/** The cases of a page: `data-case-open` names what a visitor clicks to see one at work. */
import type { Page } from '@playwright/test';
import type { FixtureCase } from '../../fixtures/site/catalogue.ts';
import type { Heard } from './test.ts';
import { settled } from './visit.ts';

/** Opens a case as a visitor does. */
export async function open(page: Page, example: FixtureCase, heard: Heard): Promise<void> {
  if (!example.open) return;
  await page.locator(example.open).first().click();
  await settled(page, heard);
}

/** Closes what lies over the page, if anything does. */
export async function close(page: Page, heard: Heard): Promise<void> {
  await page.keyboard.press('Escape');
  await settled(page, heard);
}

/**
 * Clicks the opener of every case, one after another, even where an open dialog lies above it. Gives the titles of those
 * of which nothing came; what opens a film does so later.
 */
export async function pressAll(
  page: Page,
  cases: readonly FixtureCase[],
  heard: Heard,
): Promise<readonly string[]> {
  const idle: string[] = [];
  for (const example of cases) {
    if (!example.open) continue;
    const hasChanged = await page.evaluateHandle(watchChanges);
    await page.locator(example.open).first().dispatchEvent('click');
    await settled(page, heard);
    await close(page, heard);
    const isIdle = !(await hasChanged.evaluate((ask) => ask()));
    if (isIdle && !example.open.includes('player-modal')) idle.push(example.title);
  }
  return idle;
}

/** In the page: gives what says whether anything has opened, closed or been marked since. Words may change by themselves. */
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
