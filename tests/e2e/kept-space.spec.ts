/** The examples of the guide and the Twig macros reserve the space of what the script adds, so that nothing below them moves. */
import { expect, type Page } from '@playwright/test';
import { listExamples } from '../../fixtures/site/examples.ts';
import { CALLS, CART, useOf, VARIABLES } from '../../integrations/testing/cases.ts';
import { hasTwig, render, TWIG_MISSING } from '../../integrations/testing/php.ts';
import { layoutShifts, shiftsAreSeen, watchLayout } from '../sweeps/layout.ts';
import { kinds } from '../sweeps/pages.ts';
import { type PageLog, test } from '../sweeps/test.ts';
import { allStarted, failedRoots, startAtOnce } from '../sweeps/visit.ts';
import { CART as EXAMPLES_CART, exampleHtml } from './all-examples.ts';
import { putCart } from './cart.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const HEAD = `${ISLANDS}<meta name="viewport" content="width=device-width"><style>body { font: 16px/1.5 sans-serif } button, input, select { font: inherit }</style>`;

/** Expects that neither the page nor the place of what follows changes while the roots are mounted and load data. */
async function expectStill(page: Page, pageLog: PageLog, html: string): Promise<void> {
  await page.addInitScript(startAtOnce, kinds);
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
  await allStarted(page, pageLog);
  await shiftsAreSeen(page);

  expect(await failedRoots(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await top()).toBe(before);
}

/** Without `start`, which is a whole page. */
const examples = (await listExamples()).filter((name) => name !== 'start');

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 4000 } });

    for (const name of examples)
      test(`the example ${name}`, async ({ page, pageLog, baseURL }) => {
        if (name === 'cart') await putCart(page, baseURL, EXAMPLES_CART);
        await expectStill(page, pageLog, exampleHtml(name));
      });

    for (const root of Object.keys(CALLS))
      test(`the macro ${root}`, async ({ page, pageLog, baseURL }) => {
        test.skip(!hasTwig, `not run: ${TWIG_MISSING}`);
        if (root === 'cart') await putCart(page, baseURL, CART);
        const { html = '' } = render({ html: useOf(root, 1, "{'data-when': 'load'}") }, VARIABLES);
        await expectStill(page, pageLog, html);
      });

    for (const medias of ['film', 'untitled'])
      test(`a player with the ${medias} of the macros’ tests`, async ({ page, pageLog }) => {
        test.skip(!hasTwig, `not run: ${TWIG_MISSING}`);
        const source = `{% from '@islands/player.html.twig' import player %}{{ player(${medias}) }}`;
        const { html = '' } = render({ html: source }, VARIABLES);
        await expectStill(page, pageLog, html);
      });
  });
