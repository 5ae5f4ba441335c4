/** Finds parts before the toggle that shows them: Tab moves from the toggle past its menu. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf, isComponent, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

/** In a page, all elements are rendered together. For templates, `partOrderInTemplate` checks that. */
export function* partOrder(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const [name, { after }] of Object.entries(contract.parts ?? {}))
      for (const root of after ? page.having(marker) : [])
        if (after) yield* misordered(root, { name, after, contract, page });
}

interface Ordered {
  readonly name: string;
  /** The part that comes first. */
  readonly after: string;
  readonly contract: Contract;
  readonly page: Page;
}

function* misordered(root: Markup, { name, after, contract, page }: Ordered): Generator<Problem> {
  const [at] = page.partsOf(root, contract, name);
  const [before] = page.partsOf(root, contract, after);
  if (!at || !before || root.hasGap) return;
  const elements = [...descendantsOf(root)];
  if (elements.some(isComponent) || elements.indexOf(at) > elements.indexOf(before)) return;
  const marker = partMarkerOf(contract);
  yield {
    expected: `${marker}="${name}" after ${marker}="${after}"`,
    found: `"${name}" before "${after}"`,
    advice: `the Tab key skips it; move it after "${after}", and place it by CSS`,
    at,
    attribute: marker,
    level: 'warning',
  };
}
