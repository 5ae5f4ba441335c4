/** All examples of the guide on two pages. Each kind of root has one or two examples. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listExamples } from '../../fixtures/site/examples.ts';
import { kinds } from '../sweeps/pages.ts';
import { failedRoots } from '../sweeps/visit.ts';
import { lookedForFaults } from './looked-for-faults.ts';

export const exampleHtml = (name: string) =>
  readFileSync(`docs/examples/${name}.html`, 'utf8').trim();

/** Without `start`, which is a whole page. */
const names = (await listExamples()).filter((name) => name !== 'start');

export const ALL_EXAMPLES = {
  exemples: names.filter((name) => !name.endsWith('-full')).map(exampleHtml),
  complets: names.filter((name) => name.endsWith('-full')).map(exampleHtml),
} as const;

/** The products that the example `cart` shows. */
export const CART = '{"12":2,"34":1}';

/** Expects that each root of the examples is mounted, and that the fault finder has checked all of them. */
export async function expectAllMounted(page: Page, examples: readonly string[]): Promise<void> {
  await lookedForFaults(page);
  expect(await failedRoots(page)).toEqual([]);
  const { written, mounted } = await page.evaluate(countRoots, { kinds, html: examples.join('') });
  expect(mounted).toEqual(written);
}

/** Runs in the page: returns the number of roots of each kind in the HTML, and the number of mounted ones. */
function countRoots({ kinds: known, html }: { kinds: typeof kinds; html: string }) {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const count = (within: Document, suffix: (state: string) => string) =>
    known.map(({ name, state }) => {
      const roots = within.querySelectorAll(`[data-${name}]${suffix(state)}`);
      return `${name}: ${roots.length}`;
    });
  return {
    written: count(source, () => ''),
    mounted: count(document, (state) => `[${state}="mounted"]`),
  };
}
