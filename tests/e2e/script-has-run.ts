import { expect, type Page } from '@playwright/test';

/** Waits until the entry has run, which adds the browser's name to the classes of `body`. */
export function scriptHasRun(page: Page): Promise<void> {
  return expect(page.locator('body')).toHaveClass(/chrome|firefox/);
}
