/** A part that counts only as a child of another part, and stands elsewhere in its root. */
import type { Contract } from '../../runtime/contract.ts';
import type { Found } from '../finding.ts';
import type { Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* misplacedPart(page: Page): Generator<Found> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const root of page.having(marker)) yield* misplacedIn(root, contract, page);
}

function* misplacedIn(root: Markup, contract: Contract, page: Page): Generator<Found> {
  const attribute = partMarkerOf(contract);
  for (const [part, { childOf }] of Object.entries(contract.parts ?? {})) {
    const isThere = childOf && page.partsOf(root, contract, childOf).length > 0;
    const elements = isThere ? page.partsOf(root, contract, part) : [];
    for (const at of elements.filter((one) => one.parent?.attributes.get(attribute) !== childOf))
      yield {
        expected: `${attribute}="${part}" on a child of ${attribute}="${childOf}"`,
        found: `it in <${at.parent?.name}>`,
        advice: `it doesn't count; put it right into ${attribute}="${childOf}"`,
        at,
        attribute,
        level: 'error',
      };
  }
}
