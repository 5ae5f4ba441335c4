/** Finds attributes of ours on an element, or in a root, that does not read them. */
import type { Attribute, Contract } from '../../runtime/contract.ts';
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isComponent, isKnown, type Markup, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { mayHaveRootAround, mayHaveRootElsewhere } from './stray-part.ts';

export function* misplacedAttribute(page: Page): Generator<Problem> {
  for (const { name, attribute, contract, marker } of attributesIn(page.vocabulary)) {
    if (!name.startsWith('data-') || name === marker) continue;
    for (const at of page.having(name)) {
      const place = placeFor({ name, attribute, at, contract, page });
      if (place) yield { ...place, at, attribute: name };
    }
  }
}

interface Placed {
  readonly name: string;
  readonly attribute: Attribute;
  readonly at: Markup;
  readonly contract: Contract;
  readonly page: Page;
}

type Misplaced = Omit<Problem, 'at' | 'attribute'>;

/** Returns a finding with the right place, or `undefined` if the attribute is there already. */
function placeFor(placed: Placed): Misplaced | undefined {
  return elementFor(placed) ?? rootFor(placed) ?? ownerFor(placed);
}

function elementFor({ name, attribute: { elements }, at }: Placed): Misplaced | undefined {
  if (!elements || elements.some((tag) => tag === at.name)) return undefined;
  if (isComponent(at) || !isKnown(at.name)) return undefined;
  const tags = elements.map((tag) => `<${tag}>`).join(' or ');
  return {
    expected: `${name} on ${tags}`,
    found: `it on <${at.name}>`,
    advice: `the script ignores it there; move it to ${tags}`,
    level: 'error',
  };
}

/**
 * Returns a finding if the root around is missing. Other scripts may have an attribute with that name, so there
 * must be evidence that it is ours.
 */
function rootFor({ name, attribute, at, contract, page }: Placed): Misplaced | undefined {
  const marker = markerOf(contract);
  if (!attribute.inRoot || at.attributes.has(marker) || nearestWith(at, marker)) return undefined;
  const isOurs =
    name.startsWith(marker) ||
    page.having(marker).length > 0 ||
    /^\d+$/.test(at.attributes.get(name) ?? '');
  if (!isOurs || mayHaveRootElsewhere(at, contract, page)) return undefined;
  if (mayHaveRootAround(at, contract, page)) return undefined;
  return {
    expected: `${name} inside an element with ${marker}`,
    found: `no ${marker} around it`,
    advice: `it has no effect; move it into an element with ${marker}`,
    level: 'warning',
  };
}

/** Returns a finding if the attribute is on the wrong part, or on the root instead of a part. */
function ownerFor({ name, attribute, at, contract, page }: Placed): Misplaced | undefined {
  const { on } = attribute;
  if (on === 'any' || isComponent(at) || !isOf(at, contract) || isReadFrom(at, name, page))
    return undefined;
  const owner = on === 'root' ? markerOf(contract) : `${partMarkerOf(contract)}="${on}"`;
  return {
    expected: `${name} on the element with ${owner}`,
    found: `it on <${at.name}>`,
    advice: 'the script ignores it there; move it to that element',
    level: 'warning',
  };
}

/** Whether the element is a root of the kind, or one of its known parts. */
function isOf({ attributes }: Markup, contract: Contract): boolean {
  const part = attributes.get(partMarkerOf(contract)) ?? '';
  return attributes.has(markerOf(contract)) || Object.hasOwn(contract.parts ?? {}, part);
}

/** Whether a root of any kind reads the attribute from the element, or may do so. */
function isReadFrom({ attributes }: Markup, name: string, { vocabulary }: Page): boolean {
  for (const contract of vocabulary.roots.values()) {
    const attribute = contract.attributes?.[name];
    if (!attribute) continue;
    if (attribute.on === 'any') return true;
    if (attribute.on === 'root' && attributes.has(markerOf(contract))) return true;
    const part = attributes.get(partMarkerOf(contract));
    if (part !== undefined && (part === attribute.on || !isKnown(part))) return true;
  }
  return false;
}
