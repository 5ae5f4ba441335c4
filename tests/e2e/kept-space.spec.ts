/** The examples of the guide and the Twig macros reserve the space of what the script adds, so that nothing below them moves. */
import { listExamples } from '../../fixtures/site/examples.ts';
import { CALLS, CART, useOf, VARIABLES } from '../../integrations/testing/cases.ts';
import { hasTwig, render, TWIG_MISSING } from '../../integrations/testing/php.ts';
import { ALL_IN_VIEW, EXAMPLE_PAGES, expectExamplesStill, expectStill } from '../sweeps/still.ts';
import { test } from '../sweeps/test.ts';
import { exampleHtml } from './all-examples.ts';
import { putCart } from './cart.ts';

/** What themes do that moved something once, each in a window of this width. */
const THEMES: Readonly<Record<string, readonly [width: number, css: string]>> = {
  'a reset, and large controls': [
    768,
    `*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box } [hidden] { display: none !important }
    :is(button, .button, input, select) { padding: 0.75rem 1rem; border: 2px solid }`,
  ],
  'targets for fingers': [
    360,
    `a { display: inline-flex; align-items: center; min-height: 44px } button { min-height: 44px }
    label { display: grid; gap: 0.5rem } li + li { margin-top: 1rem }`,
  ],
  'a root size of 62.5 %, and large margins': [
    1280,
    `html { font-size: 62.5% } body { font-size: 1.8rem; line-height: 1.7 } p { margin: 0 0 2em }
    h2, h3 { margin: 2rem 0; font-size: 3rem } ul { list-style: none; padding: 0 }`,
  ],
  'columns in grids': [
    360,
    `main, main > * { display: grid; gap: 2rem; min-width: 0 } ul { display: flex; flex-wrap: wrap; gap: 1rem }
    form { display: flex; flex-direction: column; gap: 1rem } fieldset { display: flex; flex-wrap: wrap; border: 0 }`,
  ],
};

/** Without `start`, which is a whole page. */
const examples = (await listExamples()).filter((name) => name !== 'start');

for (const [theme, [width, css]] of Object.entries(THEMES))
  test.describe(`with ${theme}`, () => {
    test.use({ viewport: { width, height: ALL_IN_VIEW } });

    for (const [name, examples] of Object.entries(EXAMPLE_PAGES))
      test(`the page ${name}`, async ({ page, pageLog, baseURL }) => {
        await expectExamplesStill({ page, pageLog, baseURL }, examples, { css });
      });
  });

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 4000 } });

    for (const name of examples)
      test(`the example ${name}`, async ({ page, pageLog, baseURL }) => {
        await expectExamplesStill({ page, pageLog, baseURL }, [exampleHtml(name)]);
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
