/**
 * Keeps the forms of an HTML fragment apart from the page: none of its fields joins a form around it, and none of
 * its forms sends data to another host.
 */
import { addressFrom } from '../../lib/address-from.ts';
import { unshadowed } from '../../lib/unshadowed.ts';

/** Changes the content of the element. Returns the hosts of the forms that were removed. */
export function confine(within: Element): readonly string[] {
  const forms = [...within.querySelectorAll('form')];
  const foreign = forms.filter((form) => addressOf(form)?.origin !== location.origin);
  for (const form of foreign) unshadowed(form).remove();
  const ids = forms.map((form) => unshadowed(form).id);
  for (const field of within.querySelectorAll(FIELDS)) {
    const id = field.getAttribute('form');
    const isAlone = id === null ? !field.closest('form') : !ids.includes(id);
    if (isAlone) field.setAttribute('form', '');
  }
  return foreign.map((form) => addressOf(form)?.host ?? 'no address');
}

/** A button of type "button" submits nothing, so it is not among them. */
const FIELDS = 'input, select, textarea, fieldset, output, button:not([type="button"])';

/** Returns the URL that the form submits to, the page itself without an `action`; `undefined` if it is not valid. */
function addressOf(form: HTMLFormElement): URL | undefined {
  return addressFrom(unshadowed(form).getAttribute('action') ?? '');
}
