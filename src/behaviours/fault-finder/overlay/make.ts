/**
 * Creates elements of the overlay. They are in its shadow root, where no stylesheet or script of the page finds
 * them.
 */

type Attributes = Readonly<Record<string, string>>;

/** Returns a new element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Returns a button that doesn't take the focus when it is clicked. A menu of the page that closes on blur can then
 * still be inspected.
 */
export function makeButton(
  attributes: Attributes,
  words: string,
  press: () => void,
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, words);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', press);
  return button;
}

/** Sets the text if it has changed, so that a selection in it stays. */
export function write(element: Element, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
