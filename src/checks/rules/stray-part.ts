/** A part outside any root of its name: nobody will find it. */
import type { Contract } from '../../runtime/contract.ts';
import type { Found } from '../finding.ts';
import { ancestorsOf, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { slipTo } from '../slips.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* strayPart(page: Page): Generator<Found> {
  for (const [marker, contract] of page.vocabulary.parts)
    for (const at of page.strayPartsOf(contract)) {
      if (mayStandAnywhere(at, contract) || hasMisspeltRoot(at, contract, page)) continue;
      const part = at.attributes.get(marker) ?? '';
      yield {
        expected: `${marker}="${part}" inside an element with ${markerOf(contract)}`,
        found: 'none around it',
        advice: adviceFor(at, part, contract, page),
        at,
        level: 'error',
      };
    }
}

function mayStandAnywhere(at: Markup, contract: Contract): boolean {
  return Boolean(contract.parts?.[at.attributes.get(partMarkerOf(contract)) ?? '']?.anywhere);
}

/** That is told of the root. */
function hasMisspeltRoot(at: Markup, contract: Contract, page: Page): boolean {
  return [...ancestorsOf(at)].some(({ attributes }) =>
    [...attributes.keys()].some(
      (name) => !page.vocabulary.knows(name) && slipTo(markerOf(contract), name),
    ),
  );
}

/** A part of another root that is around it: its name was meant. */
function adviceFor(at: Markup, part: string, contract: Contract, page: Page): string {
  const around = page.rootsAround(at).find(({ parts }) => parts && Object.hasOwn(parts, part));
  return around
    ? `write ${partMarkerOf(around)}="${part}"`
    : `put it into the element with ${markerOf(contract)}, or take the attribute away`;
}
