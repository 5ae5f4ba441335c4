/** Finds parts that need certain children and have none, such as a carousel without slides. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf, isComponent, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { isWronglyMarked } from './wrongly-marked.ts';

export function* missingChild(page: Page): Generator<Problem> {
  for (const contract of page.vocabulary.roots.values())
    for (const [name, { childOf }] of Object.entries(contract.parts ?? {}))
      if (childOf) yield* missingIn(page, { contract, name, childOf });
}

interface Child {
  readonly contract: Contract;
  readonly name: string;
  /** The name of the part whose child it must be. */
  readonly childOf: string;
}

function* missingIn(page: Page, { contract, name, childOf }: Child): Generator<Problem> {
  for (const root of page.having(markerOf(contract))) {
    const [place] = page.partsOf(root, contract, childOf);
    const isThere = page.partsOf(root, contract, name).length > 0;
    if (place && !isThere && !mayHold(name, root, page)) yield noneIn(place, name, contract);
  }
}

function mayHold(part: string, root: Markup, page: Page): boolean {
  if (root.hasGap || isWronglyMarked(part, root, page)) return true;
  return [...descendantsOf(root)].some((one) => isComponent(one) || mayHaveMore(one));
}

function noneIn(at: Markup, part: string, contract: Contract): Problem {
  const marker = partMarkerOf(contract);
  const child = `${marker}="${part}"`;
  const count = at.children.length;
  return {
    expected: `${child} on the children of ${marker}="${at.attributes.get(marker)}"`,
    found: count > 0 ? 'children without it' : 'no children',
    advice:
      count > 0
        ? `nothing moves; add ${child} to each child`
        : `there is nothing to show; add some, or remove ${markerOf(contract)}`,
    at,
    attribute: marker,
    level: count > 0 ? 'error' : 'warning',
  };
}
