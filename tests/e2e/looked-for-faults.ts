import { expect, type Page } from '@playwright/test';

/** Waits until the fault finder has checked the whole page the given number of times. */
export async function lookedForFaults(page: Page, times = 1): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('islands:faults').length))
    .toBeGreaterThanOrEqual(times);
}
