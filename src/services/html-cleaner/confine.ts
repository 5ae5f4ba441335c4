/**
 * Forms and fields of a fragment stay, and stay by themselves: no field joins a form around the place where the fragment
 * goes, and no form takes what a visitor types to another host.
 */
import { addressFrom } from '../../lib/address-from.ts';
import { unshadowed } from '../../lib/unshadowed.ts';

/** Changes what the element holds. Returns the hosts of the forms that were taken out. */
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

/** A button of type "button" sends nothing. */
const FIELDS = 'input, select, textarea, fieldset, output, button:not([type="button"])';

/** Returns where the form leads: without an address, to the page itself; `undefined` for what is no address. */
function addressOf(form: HTMLFormElement): URL | undefined {
  return addressFrom(unshadowed(form).getAttribute('action') ?? '');
}
