/** The pagination of a carousel is empty before the script runs. Its space is reserved, whatever the row it stands in. */
import { expect, type Page, test } from '@playwright/test';
import { layoutShifts, watchLayout } from '../sweeps/layout.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';
import { RESET } from './reset-page.ts';

/** Where the pagination stands: the style of its row, and the order in it. */
const ROWS = {
  'between two buttons, in a line': ['', 'previous pagination next'],
  'between two buttons, flex': ['display:flex; gap:1rem', 'previous pagination next'],
  'centred between two buttons': [
    'display:flex; justify-content:center; align-items:center; gap:8px',
    'previous pagination next',
  ],
  'between two buttons, grid': [
    'display:grid; grid-template-columns:auto auto auto; justify-content:space-between',
    'previous pagination next',
  ],
  'before two buttons': ['display:flex', 'pagination previous next'],
  'in a narrow row': ['display:flex; width:12rem', 'previous pagination next'],
  'alone, below': ['', 'pagination'],
} as const;

for (const [name, width, head, slides] of [
  ['testimonials', 360, ISLANDS, 5],
  ['testimonials', 768, RESET, 2],
  ['testimonials', 768, RESET, 1],
  ['testimonials', 1280, ISLANDS, 12],
  ['testimonials', 1280, RESET, 5],
  ['testimonials', 1280, RESET, 2],
  ['slider', 360, RESET, 5],
  ['slider', 360, ISLANDS, 12],
  ['slider', 768, RESET, 5],
] as const)
  for (const tag of ['span', 'div'] as const)
    test.describe(`${name} of ${slides} at ${width} px${head === RESET ? ', reset' : ''}, <${tag}>`, () => {
      test.use({ viewport: { width, height: 2_000 } });

      test('moves nothing around its pagination', async ({ page }) => {
        const run = await hold(page, '**/assets/*.js');
        const rows = Object.entries(ROWS).map(([what, row], at) =>
          carousel(name, { what, row, at, tag, slides }),
        );
        await openHtml(page, rows.join(''), { head, waitUntil: 'domcontentloaded' });
        await watchLayout(page);
        const before = await places(page);

        run();
        await expect(page.locator(`[data-${name}-state="mounted"]`)).toHaveCount(rows.length);

        expect(await places(page)).toEqual(before);
        expect(await layoutShifts(page)).toEqual([]);
      });
    });

interface Case {
  readonly what: string;
  readonly row: readonly [style: string, parts: string];
  readonly at: number;
  readonly tag: string;
  readonly slides: number;
}

/** Returns a carousel in a section of its own, which moves no other section. */
function carousel(name: string, { what, row: [style, parts], at, tag, slides }: Case): string {
  const part = `data-${name}-part`;
  const row = parts
    .split(' ')
    .map((one) =>
      one === 'pagination'
        ? `<${tag} ${part}="pagination"></${tag}>`
        : `<button type="button" ${part}="${one}">${one === 'next' ? '›' : '‹'}</button>`,
    )
    .join('\n');
  return `<section style="position:absolute; top:${at * 280}px; inset-inline:8px"><div data-${name} data-when="load">
    <ul ${part}="track">${`<li ${part}="slide">Récit</li>`.repeat(slides)}</ul>
    <div style="${style}">${row}</div></div><p data-after="${what}">La suite</p></section>`;
}

/** Returns the box of each button, each pagination, and what follows each root. */
function places(page: Page): Promise<readonly unknown[]> {
  return page.locator('button, section > p, section > div > div').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const section = element.closest('section')?.querySelector('[data-after]');
      return [section?.getAttribute('data-after'), element.localName, x, y, width, height].join(
        ' ',
      );
    }),
  );
}
