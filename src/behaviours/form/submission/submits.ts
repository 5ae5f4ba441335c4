/** The buttons that send a form. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Submit = HTMLButtonElement | HTMLInputElement;

/**
 * Returns the buttons that send the form, in the order of the page. Those in `form.elements` may stand outside it, and
 * image buttons are not among them.
 */
export function submitsOf(form: HTMLFormElement): readonly Submit[] {
  return [
    ...unshadowed(form).elements,
    ...unshadowed(form).querySelectorAll('[type=image]'),
  ].filter(isSubmit);
}

/** Whether the button sends without a check: it saves what is there, or leaves. */
export function isUnchecked(submit: Element): boolean {
  return submit.matches('[formnovalidate]');
}

function isSubmit(element: Element): element is Submit {
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isButton && /^(submit|image)$/.test(element.type);
}
