/** The examples of the guide and the Twig macros reserve the space of what the script adds, so that nothing below them moves. */
import { expect, type Page, test } from '@playwright/test';
import { listExamples } from '../../fixtures/site/examples.ts';
import { CALLS, CART, useOf, VARIABLES } from '../../integrations/testing/cases.ts';
import { hasTwig, render, TWIG_MISSING } from '../../integrations/testing/php.ts';
import { layoutShifts, watchLayout } from '../sweeps/layout.ts';
import { failedRoots } from '../sweeps/visit.ts';
import { CART as EXAMPLES_CART, exampleHtml } from './all-examples.ts';
import { putCart } from './cart.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const HEAD = `${ISLANDS}<meta name="viewport" content="width=device-width"><style>body { font: 16px/1.5 sans-serif } button, input, select { font: inherit }</style>`;

/** Expects that neither the page nor the place of what follows changes at the mount. */
async function expectStill(page: Page, html: string): Promise<void> {
  const run = await hold(page, '**/assets/*.js');
  await openHtml(page, `<main>${html}</main><p id="suite">La suite</p>`, {
    head: HEAD,
    waitUntil: 'domcontentloaded',
  });
  await watchLayout(page);
  const next = page.locator('#suite');
  /** What is out of view may move. */
  const top = () => next.evaluate((one) => Math.min(one.getBoundingClientRect().top, innerHeight));
  const before = await top();

  run();
  await allMounted(page);

  expect(await layoutShifts(page)).toEqual([]);
  expect(await top()).toBe(before);
}

async function allMounted(page: Page): Promise<void> {
  const waiting = page.locator(
    '[data-island-state$="ing"], [data-form-state$="ing"], [data-tabs-state$="ing"]',
  );
  await expect(page.locator('html')).toHaveAttribute('data-islands');
  await expect(waiting).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await failedRoots(page)).toEqual([]);
}

/** Without `start`, which is a whole page. */
const examples = (await listExamples()).filter((name) => name !== 'start');

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 4000 } });

    for (const name of examples)
      test(`the example ${name}`, async ({ page, baseURL }) => {
        if (name === 'cart') await putCart(page, baseURL, EXAMPLES_CART);
        await expectStill(page, exampleHtml(name));
      });

    for (const root of Object.keys(CALLS))
      test(`the macro ${root}`, async ({ page, baseURL }) => {
        test.skip(!hasTwig, `not run: ${TWIG_MISSING}`);
        if (root === 'cart') await putCart(page, baseURL, CART);
        const { html = '' } = render({ html: useOf(root, 1, "{'data-when': 'load'}") }, VARIABLES);
        await expectStill(page, html);
      });
  });
