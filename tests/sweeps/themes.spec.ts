/**
 * Themes of random rules over every example: nothing moves, and nothing makes the page wider. `npm test` has one theme,
 * always the same; `npm run test:fuzz` has many. A failure names the theme's rules.
 */
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { exampleHtml } from '../e2e/all-examples.ts';
import { ALL_IN_VIEW, EXAMPLE_PAGES, expectExamplesStill } from './still.ts';
import { test } from './test.ts';

const THEMES = Number(process.env.THEMES ?? 1);
const SEED = Number(process.env.SEED ?? 18);

/**
 * What the themes of sites have, or leave to the browser. Controls are as high as the guide allows, and columns wide enough
 * for a hint of two lines.
 */
const RULES: readonly (readonly string[])[] = [
  [
    '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box }',
    '* { margin: 0; padding: 0; box-sizing: border-box }',
    '*, *::before, *::after { box-sizing: border-box }',
  ],
  [
    'img, video, audio, svg, canvas { display: block; max-width: 100% }',
    'img, video { max-width: 100%; height: auto }',
    '[hidden] { display: none }',
    '[hidden] { display: none !important }',
  ],
  [
    'button { font: inherit; color: inherit; background: none; border: 0 }',
    'button, .button { padding: 0.75rem 1rem; border: 1px solid }',
    'button { min-height: 3rem; min-width: 3rem }',
    'button, .button { display: inline-flex; align-items: center; gap: 0.5rem; padding: 0.75rem 1.25rem; line-height: 1.2 }',
  ],
  [
    'body { line-height: 1.2 }',
    'body { line-height: 1.75 }',
    'body { font-size: 18px }',
    'html { font-size: 62.5% } body { font-size: 1.8rem }',
  ],
  [
    'main { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr) }',
    'main { display: flex; flex-direction: column; gap: 1rem }',
    'main { max-width: 40rem; margin: auto; padding: 1rem }',
    'main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr)) }',
  ],
  [
    'main > * { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }',
    'main > * { display: flex; flex-direction: column; gap: 1rem }',
    'main > * { padding: 1rem; border: 1px solid }',
  ],
  [
    'ul, ol { list-style: none; padding: 0 }',
    'ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none }',
    'ul, ol { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)) }',
    'li + li { margin-top: 1rem }',
  ],
  [
    'form { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }',
    'form { display: flex; flex-direction: column; gap: 1rem }',
    'form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end } form > [data-form-part="hint"] { width: 100% }',
    'form { padding: 1rem; border: 1px solid }',
  ],
  [
    'label { display: block }',
    'label { display: grid; gap: 0.5rem }',
    'label { display: flex; gap: 0.5rem; align-items: center }',
    'label { margin: 1rem 0; font-weight: bold; display: inline-block }',
  ],
  [
    'input, select, textarea { box-sizing: border-box; width: 100%; padding: 0.5rem; border: 1px solid }',
    'input { display: block; min-height: 3rem }',
    'input, select { height: 2rem; font-size: 1.25rem }',
  ],
  ['p { margin: 1em 0 }', 'p { margin: 0 0 2rem }', 'p { max-width: 30ch }', 'p { margin: 0 }'],
  ['h1, h2, h3 { margin: 1rem 0; font-size: 1.25rem; line-height: 1.1 }', 'h2, h3 { margin: 0 }'],
  [
    'fieldset { border: 0; padding: 0; margin: 0; min-width: 0 }',
    'fieldset { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem }',
  ],
  [
    'a { display: inline-block; padding: 0.5rem }',
    'a { display: inline-flex; align-items: center; min-height: 44px }',
  ],
  ['nav ul { display: flex; gap: 1rem }', 'div { position: relative }'],
  ['table { width: 100%; border-collapse: collapse } td, th { padding: 0.75rem }'],
];

const theme = fc.record({
  width: fc.constantFrom(360, 768, 1280),
  rules: fc.tuple(...RULES.map((some) => fc.constantFrom('', ...some))),
});

const themes = fc.sample(theme, { numRuns: THEMES, seed: SEED });
/** For its controls and tracks, the guide asks the theme for more space. */
const LARGE = exampleHtml('player-full');

themes.forEach(({ width, rules }, at) => {
  test.describe(`theme ${at + 1} of SEED=${SEED}`, () => {
    test.use({ viewport: { width, height: ALL_IN_VIEW } });

    for (const [name, all] of Object.entries(EXAMPLE_PAGES))
      test(`the page ${name}`, async ({ page, pageLog, baseURL }) => {
        const examples = all.filter((html) => html !== LARGE);
        const css = rules.filter(Boolean).join('\n');
        const visit = { page, pageLog, baseURL };
        await test.step(css, () => expectExamplesStill(visit, examples, { css }));
      });
  });
});

test('there are themes', () => {
  expect(themes.length).toBeGreaterThan(0);
});
