/** The buttons that send a form. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Submit = HTMLButtonElement | HTMLInputElement;

/** In the order of the page; those in `form.elements` also stand outside it. Pictures are not among them. */
export function submitsOf(form: HTMLFormElement): readonly Submit[] {
  return [
    ...unshadowed(form).elements,
    ...unshadowed(form).querySelectorAll('[type=image]'),
  ].filter(isSubmit);
}

/** A button that saves what is there, or leaves. */
export function isUnchecked(submit: Element): boolean {
  return submit.matches('[formnovalidate]');
}

function isSubmit(element: Element): element is Submit {
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isButton && /^(submit|image)$/.test(element.type);
}
