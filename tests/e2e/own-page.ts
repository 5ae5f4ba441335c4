import type { Page } from '@playwright/test';

/** The head of a page that has no theme. */
export const ISLANDS = '<link rel="stylesheet" href="/islands.css">';

/** Serves and opens a small page with this body. */
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
  // Without the dot, a path that begins with two slashes would be a host.
  await page.goto(`/.${address}${search}${hash}`, { waitUntil });
}

interface OwnPage {
  readonly head?: string;
  /** The path of the page. */
  readonly address?: string;
  /** With its `#`. */
  readonly hash?: string;
  /** With its `?`. */
  readonly search?: string;
  /** The address of the bundle. */
  readonly script?: string;
  /** The event to wait for. */
  readonly waitUntil?: 'load' | 'domcontentloaded' | 'commit';
  readonly headers?: Readonly<Record<string, string>>;
}
