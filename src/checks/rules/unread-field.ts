/** Finds fields that are not marked as the part that is missing: `<input name="ville">` in the form of a map search. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import type { Contract, Part } from '../../runtime/contract.ts';
import { isFitting } from '../../runtime/part-faults.ts';
import type { Problem } from '../finding.ts';
import { FIELDS, ownElementsOf } from '../form-elements.ts';
import { descendantsOf, isComponent, type Markup, mayHoldMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { typeOf } from './parts.ts';
import { isWronglyMarked } from './wrongly-marked.ts';

export function* unreadField(page: Page): Generator<Problem> {
  for (const contract of page.vocabulary.roots.values())
    for (const [name, part] of Object.entries(contract.parts ?? {}))
      for (const root of part.fieldName ? page.having(markerOf(contract)) : [])
        if (!mayHave(name, { root, contract, page }))
          yield* unreadIn(name, part, { root, contract, page });
}

interface Place {
  readonly root: Markup;
  readonly contract: Contract;
  readonly page: Page;
}

/** Whether the root has the part, or may have it: by an expression, a component, or a misspelt marker. */
function mayHave(part: string, { root, contract, page }: Place): boolean {
  if (mayHoldMore(root) || [...descendantsOf(root)].some(isComponent)) return true;
  return page.partsOf(root, contract, part).length > 0 || isWronglyMarked(part, root, page);
}

function* unreadIn(name: string, part: Part, { root, contract, page }: Place): Generator<Problem> {
  const form = part.sentBy ? page.partsOf(root, contract, part.sentBy)[0] : root;
  if (form?.name !== 'form') return;
  const marker = partMarkerOf(contract);
  const fields = ownElementsOf(form, page).filter((one) => isFree(one, marker));
  const at = fields.find((one) => isNamed(one, part)) ?? fields.find((one) => isMeant(one, part));
  if (!at) return;
  const right = `${marker}="${name}"`;
  yield {
    expected: `${right} on the field that the script reads`,
    found: `<${at.name}${nameOf(at) && ` name="${nameOf(at)}"`}> without it`,
    advice: `the script ignores this field; add ${right} and name="${part.fieldName}" if it is meant`,
    at,
    level: 'warning',
  };
}

/** Whether it is a field for visitors that is no part. */
function isFree({ name, attributes }: Markup, marker: string): boolean {
  return FIELDS.includes(name) && attributes.get('type') !== 'hidden' && !attributes.has(marker);
}

/** Whether the field has nearly the name of the part, and may be it. */
function isNamed(field: Markup, part: Part): boolean {
  const { fieldName = '' } = part;
  return (
    nearestName(nameOf(field), [fieldName]) === fieldName &&
    isFitting(part, field.name, typeOf(field))
  );
}

function isMeant(field: Markup, { likelyTypes = [] }: Part): boolean {
  return likelyTypes.includes(typeOf(field) ?? '');
}

function nameOf({ attributes }: Markup): string {
  return attributes.get('name') ?? '';
}
