/** Inserts and removes 600 roots one after the other, and measures what stays in memory. */
import type { Browser, CDPSession } from '@playwright/test';
import { browserCounts } from '../../long/page-counts.ts';
import type { Bundle } from '../http2-site.ts';
import { serve } from './behave.ts';
import { type Contender, OURS } from './contenders.ts';
import { pageOf, rootHtml } from './page.ts';

const TIMES = 600;
/** The number of roots before the first count, so that objects created once are not counted. */
const BEFORE = 20;

export interface Lasting {
  /** The heap after garbage collection, in bytes. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Whether HTML inserted later is mounted without a call by the page. */
  readonly startsItself: boolean;
}

export async function outlast(
  browser: Browser,
  contender: Contender,
  bundle: Bundle,
): Promise<Lasting> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const release = await serve(page, pageOf(1, contender.markup), bundle);
  release();
  await page.goto('http://127.0.0.1/page.html');
  await page.waitForSelector('.root li[hidden]', { state: 'attached' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  let number = 1;
  const turn = async (times: number) => {
    const html = Array.from({ length: times }, () => {
      number += 1;
      return rootHtml(number, contender.markup);
    });
    await page.evaluate(insertAndRemove, html);
  };
  await turn(BEFORE);
  const before = await countHeld(client);
  await turn(TIMES);
  const after = await countHeld(client);
  const startsItself = await page.evaluate(() => !window.startWithin);
  await page.close();
  if (contender.name === OURS && !startsItself) throw new Error('expected ours to start by itself');
  return {
    heap: after.heap - before.heap,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    startsItself,
  };
}

/** Runs in the page: inserts each root, waits until it is mounted, and removes it. Calls the contender if it needs a call. */
async function insertAndRemove(htmls: readonly string[]): Promise<void> {
  const main = document.querySelector('#roots');
  for (const html of htmls) {
    const frame = document.createElement('div');
    frame.innerHTML = html;
    main?.append(frame);
    window.startWithin?.(frame);
    const until = performance.now() + 10_000;
    while (!frame.querySelector('li[hidden]')) {
      if (performance.now() > until) throw new Error('expected inserted HTML to be mounted');
      await new Promise((next) => setTimeout(next));
    }
    frame.remove();
    await new Promise((next) => setTimeout(next));
  }
}

/** Collects garbage several times with pauses, because some is only found later. */
async function countHeld(client: CDPSession): ReturnType<typeof browserCounts> {
  for (let times = 0; times < 3; times += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await new Promise((next) => setTimeout(next, 300));
  }
  return browserCounts(client);
}
