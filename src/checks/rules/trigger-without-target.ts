/** Finds triggers that open nothing: no element has their id, or it is of another kind. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup, tagOf } from '../markup.ts';
import { idOf } from '../opened.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';

export function* triggerWithoutTarget(page: Page): Generator<Problem> {
  for (const [trigger, contract] of page.vocabulary.opened) {
    const targets = page.having(markerOf(contract));
    if (mayStandElsewhere(targets, page)) continue;
    const ids = new Set(targets.map((target) => idOf(target, contract)));
    for (const at of page.having(trigger)) {
      const id = at.attributes.get(trigger) ?? '';
      if ((id && ids.has(id)) || !isKnown(id)) continue;
      const [other] = page.withId(id);
      yield {
        expected: `${trigger} to be the id of an element with ${markerOf(contract)}`,
        found: other ? `"${id}", the id of a ${tagOf(other)} without it` : `"${id}"`,
        advice: adviceFor({ id, ids, other, contract, page }),
        at,
        attribute: trigger,
        level: 'error',
      };
    }
  }
}

/** Whether another file may have the target. That is so for a template, and for a fragment without targets. */
function mayStandElsewhere(targets: readonly Markup[], { extent }: Page): boolean {
  return extent === 'template' || (extent === 'fragment' && targets.length === 0);
}

interface Miss {
  readonly id: string;
  readonly ids: ReadonlySet<string>;
  /** The element with that id, which is of another kind. */
  readonly other: Markup | undefined;
  readonly contract: Contract;
  readonly page: Page;
}

function adviceFor({ id, ids, other, contract, page }: Miss): string {
  for (const [trigger, { name }] of page.vocabulary.opened)
    if (other?.attributes.has(markerOf({ name }))) return `write ${trigger}`;
  const nearest = nearestName(id, [...ids].filter(Boolean));
  if (nearest && !other) return `write "${nearest}"`;
  return `nothing opens; correct the id, or add ${markerOf(contract)} to that element`;
}
