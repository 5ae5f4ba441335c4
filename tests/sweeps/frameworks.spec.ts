/**
 * All examples with the stylesheets of frameworks that many sites have: nothing moves while the roots are mounted, and
 * nothing makes the page wider. The server's elements have the framework's classes.
 */
import { readFileSync } from 'node:fs';
import { ALL_IN_VIEW, EXAMPLE_PAGES, expectExamplesStill } from './still.ts';
import { test } from './test.ts';

const FIELD = 'input:not([type=radio], [type=checkbox], [type=hidden], [type=range])';

/** The stylesheet in `node_modules`, classes by selector, and the cascade layer of the stylesheet. */
const FRAMEWORKS: Readonly<
  Record<string, readonly [file: string, classes: Record<string, string>, layer?: string]>
> = {
  Bootstrap: [
    'bootstrap/dist/css/bootstrap.min.css',
    {
      'button, .button': 'btn btn-primary',
      'form, [data-player]': 'row g-3',
      [FIELD]: 'form-control',
      select: 'form-select',
      label: 'form-label',
      table: 'table',
      "[data-dropdown-part='menu']": 'dropdown-menu show',
      "[data-tabs-part='panel']": 'tab-pane active',
      "[data-tool-accordion-part='panel']": 'accordion-collapse collapse show',
      "[data-timeline-part='row']": 'list-group-item',
      "[data-mobile-menu-part='panel']": 'navbar-collapse collapse show',
      '[data-modal], [data-player-modal]': 'modal',
      "[data-modal-part='panel']": 'modal-content',
    },
  ],
  Tailwind: ['tailwindcss/preflight.css', {}],
  'Tailwind in its layer': ['tailwindcss/preflight.css', {}, 'base'],
  UIkit: [
    'uikit/dist/css/uikit.min.css',
    {
      'button, .button': 'uk-button uk-button-default',
      [FIELD]: 'uk-input',
      select: 'uk-select',
      label: 'uk-form-label',
      table: 'uk-table',
    },
  ],
  Bulma: [
    'bulma/css/bulma.min.css',
    { button: 'button', [FIELD]: 'input', label: 'label', table: 'table' },
  ],
};

for (const [framework, [file, classes, layer]] of Object.entries(FRAMEWORKS))
  for (const width of [360, 1280])
    test.describe(`${framework}, at ${width} px`, () => {
      test.use({ viewport: { width, height: ALL_IN_VIEW } });

      for (const [name, examples] of Object.entries(EXAMPLE_PAGES))
        test(`the page ${name}`, async ({ page, pageLog, baseURL }) => {
          const sheet = readFileSync(`node_modules/${file}`, 'utf8');
          const css = layer ? `@layer ${layer} { ${sheet} }` : sheet;
          await expectExamplesStill({ page, pageLog, baseURL }, examples, { css, classes });
        });
    });
