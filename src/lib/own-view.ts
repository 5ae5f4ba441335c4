/**
 * Makes the elements that the script adds to the page. They are marked and remembered, so that copies of them can
 * be told from the originals.
 */

/** The attribute that marks them. */
export const VIEW = 'data-islands-view';

const made = new WeakSet<Element>();

/** Returns a new element with the mark. */
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

/** Whether the element was made by `makeView`, and not copied from such an element. */
export function madeHere(element: Element): boolean {
  return made.has(element);
}
