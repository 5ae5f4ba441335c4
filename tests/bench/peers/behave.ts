/** What becomes of the server's HTML once the scripts have come. */
import type { Browser, Page } from '@playwright/test';
import type { Bundle } from '../http2-site.ts';

export interface Behaviour {
  /** The server's elements that are still in the page once all roots are alive, out of how many. */
  readonly kept: number;
  readonly elements: number;
  /** What a visitor reads in the end. */
  readonly text: string;
}

const ORIGIN = 'http://127.0.0.1';

export async function behave(browser: Browser, html: string, bundle: Bundle): Promise<Behaviour> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const release = await serve(page, html, bundle);
  await page.goto(`${ORIGIN}/page.html`, { waitUntil: 'commit' });
  await page.getByRole('button').last().waitFor();
  const elements = await page.evaluate(remember);
  release();
  await page.waitForFunction(areAlive);
  const [kept, text] = await page.evaluate(remains);
  await page.close();
  return { kept, elements, text };
}

/** Answers everything from memory; scripts wait for the returned function to be called. */
export async function serve(page: Page, html: string, bundle: Bundle): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = bundle.get(pathname);
    if (pathname === '/page.html')
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    else if (!file) await route.fulfill({ status: 404 });
    else if (pathname.endsWith('.css'))
      await route.fulfill({ contentType: 'text/css', body: file });
    else {
      await released;
      await route.fulfill({ contentType: 'text/javascript', body: file });
    }
  });
  return release;
}

/** In the page: holds the server's elements. */
function remember(): number {
  const elements = [...document.querySelectorAll('[data-cards-part], [data-cards-part] *, h2')];
  Reflect.set(window, 'serverElements', elements);
  return elements.length;
}

/** In the page. */
function areAlive(): boolean {
  const roots = [...document.querySelectorAll('.root')];
  return roots.every((root) => root.querySelector('li[hidden]'));
}

/** In the page: what it still has of the server's elements, and the words that show. */
function remains(): [number, string] {
  const elements: readonly Element[] = Reflect.get(window, 'serverElements');
  const roots = [...document.querySelectorAll<HTMLElement>('.root')];
  return [
    elements.filter(({ isConnected }) => isConnected).length,
    // biome-ignore lint/performance/useDomNodeTextContent: what shows
    roots.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')).join('\n'),
  ];
}
