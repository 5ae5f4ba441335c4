/** Makes elements of the overlay. They stand in its shadow root, where no stylesheet and no script of the page reaches them. */

type Attributes = Readonly<Record<string, string>>;

/** Makes an element with attributes and what it holds. */
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

/** Makes a button that a press with the mouse leaves unfocused: what closes when it loses the focus can be looked at. */
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

/** Writes words where they have changed, so that what is selected stays selected. */
export function write(element: Element, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
