/** Checks how much of the server's HTML stays when the scripts have run. */
import type { Browser, Page } from '@playwright/test';
import type { Bundle } from '../http2-site.ts';

export interface Behaviour {
  /** The number of server elements that are still in the page when all roots are mounted, and the number before. */
  readonly kept: number;
  readonly elements: number;
  /** The visible text in the end. */
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
  await page.waitForFunction(areMounted);
  const [kept, text] = await page.evaluate(remains);
  await page.close();
  return { kept, elements, text };
}

/** Serves all files from memory. Scripts are held until the returned function is called. */
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

/** Runs in the page: keeps references to the server's elements, and returns their number. */
function remember(): number {
  const elements = [...document.querySelectorAll('[data-cards-part], [data-cards-part] *, h2')];
  Reflect.set(window, 'serverElements', elements);
  return elements.length;
}

/** Runs in the page: returns whether all roots are mounted. */
function areMounted(): boolean {
  const roots = [...document.querySelectorAll('.root')];
  return roots.every((root) => root.querySelector('li[hidden]'));
}

/** Runs in the page: returns the number of server elements that are still there, and the visible text. */
function remains(): [number, string] {
  const elements: readonly Element[] = Reflect.get(window, 'serverElements');
  const roots = [...document.querySelectorAll<HTMLElement>('.root')];
  return [
    elements.filter(({ isConnected }) => isConnected).length,
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    roots.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')).join('\n'),
  ];
}
