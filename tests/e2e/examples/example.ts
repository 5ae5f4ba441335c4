/** What the guide says of an example: what stands without script, and its main thing with it. */
import { expect, type Locator, type Page, type PlaywrightTestOptions } from '@playwright/test';

export interface Example {
  /** The window, or what the browser calls itself, where that matters. */
  readonly use?: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'userAgent'>>;
  /** Without script. */
  readonly stands: (page: Page) => Promise<void>;
  /** With all roots mounted. */
  readonly works: (page: Page) => Promise<void>;
}

export type Examples = Readonly<Record<string, Example>>;

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

export const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name });

export async function expectShown(...locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await expect(locator).toBeVisible();
}

export async function expectHidden(...locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await expect(locator).toBeHidden();
}
