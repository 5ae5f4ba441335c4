/** The list below a combobox. It shows the suggestions and has an active one. The focus stays in the field. */
import { newId } from '../../lib/new-id.ts';
import { makeView } from '../../lib/own-view.ts';
import { matchesIn } from './fold.ts';
import type { CitySuggestion } from './suggestions.ts';
import { texts } from './texts.ts';

export class Listbox {
  readonly id: string;
  readonly #input: HTMLInputElement;
  readonly #element = makeView('ul');
  #suggestions: readonly CitySuggestion[] = [];
  #active = -1;

  constructor(input: HTMLInputElement, signal: AbortSignal) {
    this.id = newId('cities');
    this.#input = input;
    Object.assign(this.#element, { id: this.id, hidden: true });
    this.#element.setAttribute('role', 'listbox');
    this.#element.setAttribute('aria-label', texts.list);
    this.#element.dataset.cityCombobox = '';
    (input.closest('label') ?? input).after(this.#element);
    this.#element.addEventListener('pointerdown', keepFocus);
    this.#element.addEventListener('mousedown', keepFocus);
    signal.addEventListener('abort', () => this.#element.remove(), { once: true });
  }

  get isOpen(): boolean {
    return !this.#element.hidden;
  }

  get active(): CitySuggestion | undefined {
    return this.#suggestions[this.#active];
  }

  get activeId(): string | undefined {
    return this.active && this.#optionId(this.#active);
  }

  /** Shows the suggestions, with the typed words highlighted. Closes the list if there are none. */
  open(
    suggestions: readonly CitySuggestion[],
    typed: string,
    choose: (suggestion: CitySuggestion) => void,
  ): void {
    this.#suggestions = suggestions;
    this.#active = -1;
    const options = suggestions.map((suggestion, index) => {
      const option = optionOf(suggestion, typed);
      option.id = this.#optionId(index);
      option.addEventListener('click', () => choose(suggestion));
      return option;
    });
    this.#element.replaceChildren(...options);
    this.#element.hidden = suggestions.length === 0;
    if (this.isOpen) this.#place();
  }

  close(): void {
    this.open([], '', () => {});
  }

  /** Moves the active suggestion by one. From the last it goes to the first, and back. */
  move(step: 1 | -1): void {
    const count = this.#suggestions.length;
    this.#active = this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count;
    for (const [index, option] of [...this.#element.children].entries())
      option.setAttribute('aria-selected', String(index === this.#active));
    this.#element.children[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  #optionId(index: number): string {
    return `${this.id}-${index}`;
  }

  /**
   * Positions the list below the field. It is first measured at 0, because the template decides which element it is
   * positioned in.
   */
  #place(): void {
    const { style } = this.#element;
    for (const side of ['left', 'top']) style.setProperty(side, '0');
    const field = this.#input.getBoundingClientRect();
    const origin = this.#element.getBoundingClientRect();
    style.setProperty('left', `${field.left - origin.left}px`);
    style.setProperty('top', `${field.bottom - origin.top}px`);
    style.setProperty('width', `${field.width}px`);
  }
}

/** Keeps the focus in the field when the list is pressed. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

function optionOf({ label }: CitySuggestion, typed: string): HTMLElement {
  const option = document.createElement('li');
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  let at = 0;
  for (const { from, to } of matchesIn(label, typed)) {
    const mark = document.createElement('mark');
    mark.textContent = label.slice(from, to);
    option.append(label.slice(at, from), mark);
    at = to;
  }
  option.append(label.slice(at));
  return option;
}
