/**
 * Finds parts that only work inside another part, and are elsewhere in their root, such as a toggle beside the
 * items of an accordion.
 */
import type { Contract, Part } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, isComponent, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* misplacedPart(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const root of page.having(marker)) yield* misplacedIn(root, contract, page);
}

function* misplacedIn(root: Markup, contract: Contract, page: Page): Generator<Problem> {
  const attribute = partMarkerOf(contract);
  const { parts = {} } = contract;
  for (const [name, part] of Object.entries(parts)) {
    const place = part.childOf ?? part.within ?? '';
    const places = new Set(page.partsOf(root, contract, place));
    // If the outer part itself is missing and required, another rule reports that.
    if (place === '' || (places.size === 0 && parts[place]?.required)) continue;
    const isPlaced = (at: Markup) =>
      around(at, part).some((one) => places.has(one)) || mayBePlaced(at, root);
    for (const at of page.partsOf(root, contract, name).filter((one) => !isPlaced(one)))
      yield {
        expected: `${attribute}="${name}" ${part.childOf ? 'on a child of' : 'inside'} ${attribute}="${place}"`,
        found: `it in <${at.parent?.name}>`,
        advice: `the script ignores it there; move it into "${place}"`,
        at,
        attribute,
        level: 'error',
      };
  }
}

/** Returns the ancestors that may be the outer part: only the parent for `childOf`. */
function around(at: Markup, { childOf }: Part): readonly Markup[] {
  const all = [...ancestorsOf(at)];
  return childOf ? all.slice(0, 1) : all;
}

/**
 * Whether a template may render the outer part around it: by a statement, an expression in an attribute, or a
 * component.
 */
function mayBePlaced(at: Markup, root: Markup): boolean {
  const all = [...ancestorsOf(at)];
  const between = all.slice(0, all.indexOf(root));
  return at.stretch !== root.stretch || between.some(mayBePart);
}

function mayBePart(one: Markup): boolean {
  return one.isOpen || isComponent(one) || ![...one.attributes.values()].every(isKnown);
}
