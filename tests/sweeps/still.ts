/** Watches whether what follows some HTML stays in its place while the roots in it are mounted. */
import { expect, type Page } from '@playwright/test';
import { ALL_EXAMPLES, CART, exampleHtml } from '../e2e/all-examples.ts';
import { putCart } from '../e2e/cart.ts';
import { hold } from '../e2e/hold.ts';
import { ISLANDS, openHtml } from '../e2e/own-page.ts';
import { layoutShifts, shiftsAreSeen, watchLayout } from './layout.ts';
import { kinds } from './pages.ts';
import type { PageLog } from './test.ts';
import { allStarted, failedRoots, startAtOnce } from './visit.ts';

const HEAD = `${ISLANDS}<meta name="viewport" content="width=device-width"><style>body { font: 16px/1.5 sans-serif; overflow-wrap: anywhere } button, input, select { font: inherit }</style>`;

interface Theme {
  readonly css?: string;
  /** The classes that the server's elements have, by selector. */
  readonly classes?: Readonly<Record<string, string>>;
}

/** Expects that neither the page nor the place of what follows changes while the roots are mounted and load data. */
export async function expectStill(
  page: Page,
  pageLog: PageLog,
  html: string,
  { css = '', classes = {} }: Theme = {},
): Promise<void> {
  await page.addInitScript(startAtOnce, kinds);
  const run = await hold(page, '**/assets/*.js');
  await openHtml(page, `<main>${html}</main><p id="suite">La suite</p>`, {
    head: `${HEAD}<style>${css}</style>`,
    waitUntil: 'domcontentloaded',
  });
  await page.evaluate(addClasses, classes);
  await watchLayout(page);
  const next = page.locator('#suite');
  /** What is out of view may move. */
  const top = () => next.evaluate((one) => Math.min(one.getBoundingClientRect().top, innerHeight));
  const before = await top();
  const wide = await widthOf(page);

  run();
  await allStarted(page, pageLog);
  await shiftsAreSeen(page);

  expect(await failedRoots(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  // Nobody sees a part of a pixel.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  expect(await widthOf(page)).toBeLessThanOrEqual(wide);
}

/** Expects the same of examples of the guide. */
export async function expectExamplesStill(
  { page, pageLog, baseURL }: Visit,
  examples: readonly string[],
  theme: Theme = {},
): Promise<void> {
  if (examples.includes(CART_HTML)) await putCart(page, baseURL, CART);
  await expectStill(page, pageLog, examples.join('\n'), theme);
}

const CART_HTML = exampleHtml('cart');

/**
 * All examples on a few pages. The cart is alone, because with products in it, the server would write another button in
 * `cart-button`.
 */
export const EXAMPLE_PAGES: Readonly<Record<string, readonly string[]>> = {
  ...ALL_EXAMPLES,
  exemples: ALL_EXAMPLES.exemples.filter((html) => html !== CART_HTML),
  panier: [CART_HTML],
};

/** High enough for all examples: what is out of the window is not seen to move. */
export const ALL_IN_VIEW = 20_000;

interface Visit {
  readonly page: Page;
  readonly pageLog: PageLog;
  readonly baseURL: string | undefined;
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Runs in the page. */
function addClasses(classes: NonNullable<Theme['classes']>): void {
  for (const [selector, names] of Object.entries(classes))
    for (const one of document.querySelectorAll(selector)) one.classList.add(...names.split(' '));
}
