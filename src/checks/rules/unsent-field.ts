/** Finds fields without the form that sends them, or whose form is not marked: they have no effect. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import {
  ancestorsOf,
  descendantsOf,
  isComponent,
  type Markup,
  mayHoldMore,
  nearestWith,
} from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { isWronglyMarked } from './wrongly-marked.ts';

export function* unsentField(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const [form, fields] of fieldsByForm(contract))
      for (const root of page.having(marker))
        yield* unsentIn(root, { form, fields, contract, page });
}

/** Returns the names of the parts that a form sends, by the name of the part that it is. */
function fieldsByForm({ parts = {} }: Contract): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [name, { sentBy }] of Object.entries(parts))
    if (sentBy) forms.set(sentBy, [...(forms.get(sentBy) ?? []), name]);
  return forms;
}

interface Sent {
  /** The part that sends, and those that are sent. */
  readonly form: string;
  readonly fields: readonly string[];
  readonly contract: Contract;
  readonly page: Page;
}

function* unsentIn(root: Markup, { form, fields, contract, page }: Sent): Generator<Problem> {
  if (mayHoldMore(root) || page.partsOf(root, contract, form).length > 0) return;
  const elements = [...descendantsOf(root)];
  if (elements.some(isComponent) || isWronglyMarked(form, root, page)) return;
  const marker = partMarkerOf(contract);
  const [field] = fields.flatMap((name) => page.partsOf(root, contract, name));
  const unmarked = elements.find((one) => one.name === 'form' && isMeant(one, field, marker, page));
  const at = unmarked ?? field;
  if (!at) return;
  const right = `${marker}="${form}"`;
  yield {
    expected: `a form with ${right} around the fields of ${markerOf(contract)}`,
    found: unmarked ? 'a form without it' : 'no form',
    advice: `all results are shown at once, and the fields have no effect; ${
      unmarked ? `add ${right} to the form` : `put the fields into <form ${right}>`
    }`,
    at,
    level: field ? 'error' : 'warning',
  };
}

/** Whether the form holds the field; without a field, whether it is no part and no other root, and asks for a text. */
function isMeant(form: Markup, field: Markup | undefined, marker: string, page: Page): boolean {
  if (form.attributes.has(marker)) return false;
  if (field) return [...ancestorsOf(field)].includes(form);
  const isOther = page.rootsOn(form).length > 0 || nearestWith(form, marker) !== undefined;
  return !isOther && [...descendantsOf(form)].some(asksForText);
}

function asksForText({ name, attributes }: Markup): boolean {
  return name === 'input' && ['search', 'text'].includes(attributes.get('type') ?? 'text');
}
