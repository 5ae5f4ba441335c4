/** Finds parts that are in no root of their kind, so that none finds them. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { slipTo } from '../slips.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* strayPart(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.parts)
    for (const at of page.strayPartsOf(contract)) {
      const part = at.attributes.get(marker) ?? '';
      if (contract.parts?.[part]?.anywhere || mayHaveRootAround(at, contract, page)) continue;
      const advice = adviceFor(at, part, contract, page);
      if (!advice) continue;
      yield {
        expected: `${marker}="${part}" inside an element with ${markerOf(contract)}`,
        found: `no ${markerOf(contract)} around it`,
        advice,
        at,
        attribute: marker,
        level: 'error',
      };
    }
}

/** Whether the root may be around it: misspelt, which another rule reports, or without its marker in the source. */
export function mayHaveRootAround(at: Markup, contract: Contract, page: Page): boolean {
  return [at, ...ancestorsOf(at)].some(
    ({ attributes, isOpen }) =>
      isOpen ||
      [...attributes.keys()].some(
        (name) => !page.vocabulary.knows(name) && slipTo(markerOf(contract), name),
      ),
  );
}

/** Returns the advice. If a root of another kind around it has such a part, that one was meant. */
function adviceFor(at: Markup, part: string, contract: Contract, page: Page): string | undefined {
  const around = page.rootsAround(at).find(({ parts }) => parts && Object.hasOwn(parts, part));
  if (around) return `write ${partMarkerOf(around)}="${part}"`;
  return mayHaveRootElsewhere(at, contract, page)
    ? undefined
    : `move it into an element with ${markerOf(contract)}, or remove the attribute`;
}

/** Whether the root may be elsewhere: around a fragment, or around a macro or a block of a template. */
export function mayHaveRootElsewhere({ stretch }: Markup, contract: Contract, page: Page): boolean {
  const roots = page.having(markerOf(contract));
  return page.extent !== 'page' && !roots.some((root) => root.stretch === stretch);
}
