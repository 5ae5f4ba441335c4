/** The elements that are put into the page beside the server's: marked, and known, so that copies of them are told apart. */

/** Marks each of them. */
export const VIEW = 'data-islands-view';

const made = new WeakSet<Element>();

/** Makes an element of our own. */
export function makeView<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag];
export function makeView(tag: string): HTMLElement;
export function makeView(tag: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(VIEW, '');
  made.add(element);
  return element;
}

/** Whether it was made here: a copy of such an element was not. */
export function madeHere(element: Element): boolean {
  return made.has(element);
}
