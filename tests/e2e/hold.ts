/** Requests that take their time. */
import type { Page } from '@playwright/test';

/** Holds what is loaded from such addresses back, until the function that it gives is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
