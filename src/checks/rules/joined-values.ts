/** Finds attributes whose values are joined by a comma, although the contract separates them by another character, such as a vertical bar. */
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf, type Markup, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* joinedValues(page: Page): Generator<Problem> {
  for (const joined of joinedIn(page)) yield* wronglyJoined(joined);
}

export interface JoinedAttribute {
  readonly at: Markup;
  readonly name: string;
  readonly joinedBy: string;
  /** The values of the checkboxes in the root. */
  readonly known: ReadonlySet<string>;
}

/** Yields each attribute with several values in one text. */
export function* joinedIn(page: Page): Generator<JoinedAttribute> {
  const valuesIn = new Map<Markup, ReadonlySet<string>>();
  const knownAround = (at: Markup, marker: string): ReadonlySet<string> => {
    const root = nearestWith(at, marker);
    if (!root) return new Set();
    const known = valuesIn.get(root) ?? valuesOfBoxes(root);
    valuesIn.set(root, known);
    return known;
  };
  for (const { name, attribute, contract, marker } of attributesIn(page.vocabulary)) {
    if (attribute.type !== 'string' || !attribute.joinedBy) continue;
    const { joinedBy, on } = attribute;
    for (const at of page.having(name))
      if (at.attributes.get(partMarkerOf(contract)) === on)
        yield { at, name, joinedBy, known: knownAround(at, marker) };
  }
}

function* wronglyJoined({ at, name, joinedBy, known }: JoinedAttribute): Generator<Problem> {
  const value = at.attributes.get(name) ?? '';
  if (value.split(joinedBy).some((one) => isList(one.trim(), known)))
    yield toJoin(at, name, value.split(/\s*[,;|]\s*/).join(joinedBy), joinedBy);
}

export function toJoin(at: Markup, name: string, right: string, joinedBy: string): Problem {
  return {
    expected: `${name} to separate its values by ${joinedBy}`,
    found: `"${at.attributes.get(name)}"`,
    advice: `no filter matches this value; write ${name}="${right}"`,
    at,
    attribute: name,
    level: 'warning',
  };
}

/**
 * Whether the value is a list: no checkbox has it as a whole, and its pieces are values of checkboxes. A single
 * value may have a comma, too.
 */
function isList(value: string, known: ReadonlySet<string>): boolean {
  const pieces = value.split(/\s*[,;]\s*/);
  if (pieces.length < 2 || known.has(value)) return false;
  return known.size > 0
    ? pieces.some((piece) => known.has(piece))
    : pieces.every((piece) => /^[\w-]+$/.test(piece));
}

function valuesOfBoxes(root: Markup): ReadonlySet<string> {
  return new Set(
    [...descendantsOf(root)]
      .filter(({ attributes }) => attributes.get('type') === 'checkbox')
      .map(({ attributes }) => attributes.get('value') ?? ''),
  );
}
