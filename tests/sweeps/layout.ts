/** Layout shifts, with the elements that jumped. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Notes every shift from the first paint on. Call it before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify({ ...entry.toJSON() }));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Every shift so far that no visitor caused, as JSON. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts ?? ['nobody watched']);
}
