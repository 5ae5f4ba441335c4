/** The buttons that send a form. */

export type Submit = HTMLButtonElement | HTMLInputElement;

/** In the order of the page; those in `form.elements` also stand outside it. Pictures are not among them. */
export function submitsOf(form: HTMLFormElement): readonly Submit[] {
  const pictures = form.querySelectorAll<HTMLInputElement>('[type=image]');
  return [...form.elements, ...pictures].filter(
    (element): element is Submit => 'type' in element && /submit|image/.test(`${element.type}`),
  );
}
