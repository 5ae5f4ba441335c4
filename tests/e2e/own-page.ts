import type { Page } from '@playwright/test';

/** A page of its own, as small as a question needs. */
export async function openHtml(
  page: Page,
  body: string,
  {
    head = '',
    address = '/essai',
    hash = '',
    search = '',
    script = '/islands.js',
    headers = {},
    waitUntil = 'load',
  }: OwnPage = {},
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === address,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: `<!doctype html><html lang="fr"><head><title>Essai</title>${head}<script type="module" src="${script}"></script></head><body>${body}</body></html>`,
      }),
  );
  // A path that begins with two slashes would be a host.
  await page.goto(`/.${address}${search}${hash}`, { waitUntil });
}

interface OwnPage {
  readonly head?: string;
  /** A path. */
  readonly address?: string;
  /** With its `#`. */
  readonly hash?: string;
  /** With its `?`. */
  readonly search?: string;
  /** The address of the bundle. */
  readonly script?: string;
  /** How far the page has to come before the test goes on. */
  readonly waitUntil?: 'load' | 'domcontentloaded';
  readonly headers?: Readonly<Record<string, string>>;
}
