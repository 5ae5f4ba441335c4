/** A form whose boxes filter what the page shows: its answers go into the page's own address. */
import { addressFrom } from '../lib/address-from.ts';
import { cast } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { type Patch, sentAttribute } from '../runtime/bind.ts';
import type { Fault } from '../runtime/core/kinds.ts';
import { isRendered } from '../runtime/focus.ts';

/** The name of the boxes, as a form without script sends them. */
const FILTER = 'filter[]';

/** What shows and hides one of a list. */
export const SHOWN: Patch = {};
export const HIDDEN: Patch = { attributes: { hidden: true } };
const SHOWN_AGAIN: Patch = { attributes: { hidden: false } };

/** Returns what shows one of a list that is filtered where it stands, also where the server has hidden it for the address. */
export function shownInPlace(element: HTMLElement): Patch {
  return sentAttribute(element, 'hidden') === null ? SHOWN : SHOWN_AGAIN;
}

/** Whether the field is a box that filters. */
export function isFilterBox(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox' && field.name === FILTER;
}

/** Returns the boxes that filter, in document order. */
export function filterBoxesOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...unshadowed(form).elements].filter(isFilterBox);
}

/** Whether the template has given the form a button that sends it. */
export function hasSubmit(form: HTMLFormElement): boolean {
  return submitsOf(form).length > 0;
}

/** Whether the visitor can use one now: a theme may have hidden it. */
export function canSubmit(form: HTMLFormElement): boolean {
  return submitsOf(form).some((submit) => !submit.disabled && isRendered(submit));
}

/**
 * Writes the form's other fields into a query, each in place of what the query says of it: hidden ones as a submit without
 * script would, the others as soon as the visitor has changed them. Empty answers are left out.
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
 * Returns a fault for each thing that the form asks for and that is not done. Its answers always go into the page's
 * own address.
 */
export function overruledBy(form: HTMLFormElement): readonly Fault[] {
  const { action, method } = unshadowed(form);
  const { origin, pathname = '' } = addressFrom(action) ?? {};
  const isHere = origin === location.origin && pathname === location.pathname;
  const buttons = submitsOf(form).filter((one) => one.matches('[formaction], [formmethod]'));
  return [
    ...(isHere ? [] : [overruled(form, `"${pathname}"`, 'action')]),
    ...(method === 'get' ? [] : [overruled(form, `"${method}"`, 'method')]),
    ...buttons.map((button) => overruled(button, '<button formaction> or formmethod', 'it')),
  ];
}

function overruled(at: Element, found: string, wrong: string): Fault {
  return {
    at,
    expected: 'a form of filters to lead to the page itself, by method="get"',
    found,
    advice: `the path of the page is kept and its query says what is checked; leave ${wrong} out, or use a form that is no part`,
  };
}

function hiddenNames(form: HTMLFormElement): ReadonlySet<string> {
  const fields = [...unshadowed(form).elements];
  return new Set(
    fields.flatMap((one) =>
      one instanceof HTMLInputElement && one.type === 'hidden' ? [one.name] : [],
    ),
  );
}

/** Returns a copy of the form as the server sent it. */
function asSent(form: HTMLFormElement): HTMLFormElement {
  // A clone is of the class of its original: https://dom.spec.whatwg.org/#concept-node-clone
  const copy = cast<HTMLFormElement>(unshadowed(form).cloneNode(true));
  unshadowed(copy).reset();
  return copy;
}

type Submit = HTMLButtonElement | HTMLInputElement;

/**
 * Returns the buttons that send the form. Image buttons are not among its elements:
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
