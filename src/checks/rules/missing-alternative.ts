/** Finds roots that need one of several attributes and have none: an app link without the address of a store. */
import type { Problem } from '../finding.ts';
import { isComponent, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { slipTo } from '../slips.ts';

export function* missingAlternative(page: Page): Generator<Problem> {
  for (const [marker, { needsOneOf = [] }] of page.vocabulary.roots)
    for (const at of needsOneOf.length > 0 ? page.having(marker) : [])
      if (!mayHaveMore(at) && !isComponent(at) && !needsOneOf.some((one) => isGiven(at, one, page)))
        yield noneOf(needsOneOf, at, marker);
}

function noneOf(names: readonly string[], at: Markup, marker: string): Problem {
  return {
    expected: `${names.join(' or ')} beside ${marker}`,
    found: names.some((name) => at.attributes.has(name)) ? 'only empty ones' : 'none of them',
    advice: `${marker} has no effect; add one of them, or remove ${marker}`,
    at,
    attribute: marker,
    level: 'error',
  };
}

/** Whether the attribute has a value, or is misspelt, which another rule reports. */
function isGiven({ attributes }: Markup, name: string, { vocabulary }: Page): boolean {
  if (attributes.get(name)?.trim()) return true;
  return [...attributes.keys()].some(
    (one) => vocabulary.mistaken.get(one) === name || (!vocabulary.knows(one) && slipTo(name, one)),
  );
}
