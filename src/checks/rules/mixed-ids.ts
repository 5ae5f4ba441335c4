/** Finds two products in one: a field or an id inside `product_4` that says `product_5`. */
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { FIELDS } from '../form-elements.ts';
import { ancestorsOf, descendantsOf, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* mixedIds(page: Page): Generator<Problem> {
  const places = placesIn(page);
  for (const [around, place] of places)
    for (const at of place.isId.test(place.id) ? descendantsOf(around) : []) {
      const [problem] = places.has(at) ? [] : mixedIn(at, place);
      if (problem && nearestOf(at, places) === around) yield problem;
    }
}

interface Place {
  readonly id: string;
  /** Matches the ids of all places of this kind. */
  readonly isId: RegExp;
  /** The name of the field that sends the id. */
  readonly sentAs: string | undefined;
}

/** Returns the elements that are identified by an `id` with a pattern: roots and parts. */
function placesIn(page: Page): ReadonlyMap<Markup, Place> {
  const places = new Map<Markup, Place>();
  for (const { name, attribute, contract, marker } of attributesIn(page.vocabulary)) {
    if (name !== 'id' || attribute.type !== 'string' || !attribute.pattern) continue;
    const { sentAs } = attribute;
    const isId = new RegExp(`^(?:${attribute.pattern})$`);
    const isOnRoot = attribute.on === 'root';
    const all = page.having(isOnRoot ? marker : partMarkerOf(contract));
    for (const at of all)
      if (isOnRoot || at.attributes.get(partMarkerOf(contract)) === attribute.on)
        places.set(at, { id: at.attributes.get('id') ?? '', isId, sentAs });
  }
  return places;
}

function nearestOf(at: Markup, places: ReadonlyMap<Markup, Place>): Markup | undefined {
  for (const one of ancestorsOf(at)) if (places.has(one)) return one;
  return undefined;
}

function* mixedIn(at: Markup, { id, isId, sentAs }: Place) {
  const [own, value] = [at.attributes.get('id') ?? '', at.attributes.get('value') ?? ''];
  if (own !== id && isId.test(own))
    yield mixed(at, 'id', { id, advice: 'correct the id that is wrong' });
  // Another value may be right, too, such as a reference of the same product.
  const isOfProduct = isId.test(value) || /^\d+$/.test(value);
  const isSame = value === id || value === id.replace(/^\D+/, '');
  if (isOfProduct && !isSame && isSent(at, sentAs))
    yield mixed(at, 'value', {
      id,
      advice: `without script, another one is sent; write value="${id}"`,
    });
}

/** Whether the field is sent with that name whatever visitors choose. */
function isSent({ name, attributes }: Markup, sentAs: string | undefined): boolean {
  const type = attributes.get('type')?.toLowerCase() ?? '';
  if (!FIELDS.includes(name) || type === 'radio' || type === 'checkbox') return false;
  return attributes.get('name') === sentAs;
}

function mixed(
  at: Markup,
  attribute: string,
  { id, advice }: Record<'id' | 'advice', string>,
): Problem {
  return {
    expected: `the same ${attribute === 'id' ? 'number' : 'value'} as in id="${id}" around it`,
    found: `${attribute}="${at.attributes.get(attribute)}"`,
    advice,
    at,
    attribute,
    level: attribute === 'id' ? 'warning' : 'error',
  };
}
