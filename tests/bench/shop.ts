/** Measures filters in a shop of 2 000 products, which have to take less than a frame. */
import type { Browser } from '@playwright/test';
import { followThread, median } from './measure.ts';

const PRODUCTS = 2000;
const ROUNDS = 9;
/** The duration of a frame at 60 per second, in ms. */
const LIMIT = 16;

/** Prints the main thread's script time of a click on a checkbox, in ms. Returns false if it exceeds the limit. */
export async function benchShop(browser: Browser, base: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(`${base}/grande-boutique?produits=${PRODUCTS}`, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-shop-filters][data-island-state="mounted"]');
  const scriptMs = await followThread(page, 'ScriptDuration');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await scriptMs();
    await page.evaluate(clickAndDraw);
    times.push((await scriptMs()) - before);
  }
  await page.close();
  const ms = median(times);
  const hasPassed = ms <= LIMIT;
  console.log(`${PRODUCTS} products filtered, script time, median of ${ROUNDS}:`);
  console.log(`  ${ms.toFixed(1)} ms, at most ${LIMIT}: ${hasPassed ? 'passed' : 'failed'}`);
  return hasPassed;
}

/** Runs in the page: clicks a checkbox, and waits until the result is drawn. */
async function clickAndDraw(): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('input[name="filter[]"][value="affiche"]');
  if (!box) throw new Error('expected a box');
  box.click();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
