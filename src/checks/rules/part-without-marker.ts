/** Finds parts with a wrong mark: `data-part="more"` or `data-cards-more` instead of `data-cards-part="more"`. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* partWithoutMarker(page: Page): Generator<Problem> {
  for (const name of page.foreignAttributes)
    for (const at of page.having(name)) {
      const meant = partMeant(name, at, page);
      if (!meant) continue;
      const { contract, part } = meant;
      const expected = `${partMarkerOf(contract)}="${part}"`;
      const found = name === SHORT ? `${name}="${part}"` : name;
      const advice = `write ${expected}`;
      yield { expected, found, advice, at, attribute: name, level: 'error' };
    }
}

const SHORT = 'data-part';

/**
 * Returns the part that was meant, if its root lacks it. Other scripts may use the same attribute, so a root that
 * has the part is no evidence, and neither is one that is not surely the nearest.
 */
function partMeant(name: string, at: Markup, page: Page): PartOfRoot | undefined {
  for (const root of ancestorsOf(at)) {
    for (const contract of page.rootsOn(root)) {
      const part = partNamed(name, at, contract);
      if (!part || at.attributes.has(partMarkerOf(contract))) continue;
      if (page.partsOf(root, contract, part).length === 0) return { contract, part };
    }
    if (name === SHORT && root.isOpen) return undefined;
  }
  return undefined;
}

interface PartOfRoot {
  readonly contract: Contract;
  readonly part: string;
}

function partNamed(attribute: string, at: Markup, { name, parts = {} }: Contract) {
  const start = `data-${name}-`;
  const part = attribute.startsWith(start) ? attribute.slice(start.length) : undefined;
  const named = attribute === SHORT ? at.attributes.get(attribute) : part;
  return named !== undefined && Object.hasOwn(parts, named) ? named : undefined;
}
