/** The submit buttons of a form. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Submit = HTMLButtonElement | HTMLInputElement;

/**
 * Returns the submit buttons, in the order of the page. `form.elements` includes those outside the form, but no
 * image buttons.
 */
export function submitsOf(form: HTMLFormElement): readonly Submit[] {
  return [
    ...unshadowed(form).elements,
    ...unshadowed(form).querySelectorAll('[type=image]'),
  ].filter(isSubmit);
}

/** Whether the button submits without validation, for example to save a draft or to cancel. */
export function isUnchecked(submit: Element): boolean {
  return submit.matches('[formnovalidate]');
}

function isSubmit(element: Element): element is Submit {
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isButton && /^(submit|image)$/.test(element.type);
}
