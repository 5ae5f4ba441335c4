/** What stays behind of 600 roots that were inserted and removed one after the other. */
import type { Browser, CDPSession } from '@playwright/test';
import { browserCounts } from '../../long/page-counts.ts';
import type { Bundle } from '../http2-site.ts';
import { serve } from './behave.ts';
import { type Contender, OURS } from './contenders.ts';
import { pageOf, rootHtml } from './page.ts';

const TIMES = 600;
/** Before the first look, so that what is made once is there. */
const BEFORE = 20;

export interface Lasting {
  /** Of the heap, in bytes, once garbage was collected. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Whether late HTML comes alive without a call by the page. */
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
  const before = await look(client);
  await turn(TIMES);
  const after = await look(client);
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

/** In the page: one after the other, each once it is alive; whoever sees late HTML is not called. */
async function insertAndRemove(htmls: readonly string[]): Promise<void> {
  const main = document.querySelector('#roots');
  for (const html of htmls) {
    const frame = document.createElement('div');
    frame.innerHTML = html;
    main?.append(frame);
    window.startWithin?.(frame);
    const until = performance.now() + 10_000;
    while (!frame.querySelector('li[hidden]')) {
      if (performance.now() > until) throw new Error('expected late HTML to come alive');
      await new Promise((next) => setTimeout(next));
    }
    frame.remove();
    await new Promise((next) => setTimeout(next));
  }
}

/** Counts with pauses: some garbage is known only after another turn of the page. */
async function look(client: CDPSession): ReturnType<typeof browserCounts> {
  for (let times = 0; times < 3; times += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await new Promise((next) => setTimeout(next, 300));
  }
  return browserCounts(client);
}
