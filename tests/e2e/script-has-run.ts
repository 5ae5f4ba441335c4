import { expect, type Page } from '@playwright/test';

/** Waits until the entry has run: it writes the browser's name into the classes of `body`. */
export function scriptHasRun(page: Page): Promise<void> {
  return expect(page.locator('body')).toHaveClass(/chrome|firefox/);
}
