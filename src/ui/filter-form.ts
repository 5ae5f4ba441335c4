/** A form whose checkboxes filter the page. Its values are written into the page's own address. */
import { addressFrom } from '../lib/address-from.ts';
import { overruledFault } from '../lib/overruled-fault.ts';
import { cast } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { type Patch, sentAttribute } from '../runtime/bind.ts';
import type { Fault } from '../runtime/core/kinds.ts';
import { isRendered } from '../runtime/focus.ts';

/** The name of the checkboxes, which a form without script submits. */
const FILTER = 'filter[]';

/** The patches for shown and hidden elements of a list. */
export const SHOWN: Patch = {};
export const HIDDEN: Patch = { attributes: { hidden: true } };
const SHOWN_AGAIN: Patch = { attributes: { hidden: false } };

/**
 * Returns the patch that shows an element of a list that is filtered in place. The server may have hidden it
 * because of the filters in the address.
 */
export function shownInPlace(element: HTMLElement): Patch {
  return sentAttribute(element, 'hidden') === null ? SHOWN : SHOWN_AGAIN;
}

/** Whether the field is a checkbox that filters. */
export function isFilterBox(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox' && field.name === FILTER;
}

/** Returns the checkboxes that filter, in document order. */
export function filterBoxesOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...unshadowed(form).elements].filter(isFilterBox);
}

/** Whether the template has a submit button in the form. */
export function hasSubmit(form: HTMLFormElement): boolean {
  return submitsOf(form).length > 0;
}

/** Whether the visitor can use a submit button now. A theme may hide it. */
export function canSubmit(form: HTMLFormElement): boolean {
  return submitsOf(form).some((submit) => !submit.disabled && isRendered(submit));
}

/**
 * Writes the form's other fields into a query, in place of their values there. A hidden field is always written, as
 * in a submit without script. Another field is written if the visitor has changed it. Empty values are left out.
 */
export function takeFields(form: HTMLFormElement, query: URLSearchParams): void {
  const entered = new FormData(form);
  const sent = new FormData(asSent(form));
  const hidden = hiddenNames(form);
  for (const name of new Set(entered.keys())) {
    const values = entered.getAll(name).map(String);
    const isSame = `${values}` === `${sent.getAll(name)}`;
    if (name === FILTER || (isSame && !hidden.has(name))) continue;
    query.delete(name);
    for (const value of values) if (value !== '') query.append(name, value);
  }
}

/**
 * Returns a fault for each setting of the form that the script ignores. The values always go into the page's own
 * address.
 */
export function overruledBy(form: HTMLFormElement): readonly Fault[] {
  const { action, method } = unshadowed(form);
  const { origin, pathname = '' } = addressFrom(action) ?? {};
  const isHere = origin === location.origin && pathname === location.pathname;
  const buttons = submitsOf(form).filter((one) => one.matches('[formaction], [formmethod]'));
  return [
    ...(isHere ? [] : [overruledFault(form, `"${pathname}"`, 'action')]),
    ...(method === 'get' ? [] : [overruledFault(form, `"${method}"`, 'method')]),
    ...buttons.map((button) =>
      overruledFault(button, '<button formaction> or formmethod', 'these attributes'),
    ),
  ];
}

function hiddenNames(form: HTMLFormElement): ReadonlySet<string> {
  const fields = [...unshadowed(form).elements];
  return new Set(
    fields.flatMap((one) =>
      one instanceof HTMLInputElement && one.type === 'hidden' ? [one.name] : [],
    ),
  );
}

/** Returns a copy of the form with the values that the server sent. */
function asSent(form: HTMLFormElement): HTMLFormElement {
  // A clone has the class of its original: https://dom.spec.whatwg.org/#concept-node-clone
  const copy = cast<HTMLFormElement>(unshadowed(form).cloneNode(true));
  unshadowed(copy).reset();
  return copy;
}

type Submit = HTMLButtonElement | HTMLInputElement;

/**
 * Returns the submit buttons. `form.elements` has no image buttons:
 * https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements
 */
function submitsOf(form: HTMLFormElement): readonly Submit[] {
  const { elements } = unshadowed(form);
  const pictures = unshadowed(form).querySelectorAll('[type=image]');
  return [...elements, ...pictures].filter(
    (one): one is Submit =>
      (one instanceof HTMLButtonElement || one instanceof HTMLInputElement) &&
      /^(submit|image)$/.test(one.type),
  );
}
