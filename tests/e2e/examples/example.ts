/** Describes the assertions for an example of the guide, without and with the script. */
import { expect, type Locator, type Page, type PlaywrightTestOptions } from '@playwright/test';

export interface Example {
  /** The viewport or the user agent, if the example needs one. */
  readonly use?: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'userAgent'>>;
  /** Runs without the script. */
  readonly stands: (page: Page) => Promise<void>;
  /** Runs when all roots are mounted. */
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
