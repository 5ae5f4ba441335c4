/** The panel of the overlay: a bar with its buttons, and tabs below it. It lies in a corner, and leaves it for another. */
import { isRendered } from '../../../runtime/focus.ts';
import { type Box, overlapOf } from './boxes.ts';
import { make, makeButton, write } from './make.ts';
import type { Tabs } from './tabs.ts';

/** In a narrow window there are two: above and below. */
const PLACES = ['bottom-right', 'top-right', 'top-left', 'bottom-left'] as const;
type Place = (typeof PLACES)[number];

/** Left free above an element that the page was moved to. In CSS pixels. */
const GAP = 24;

interface Told {
  readonly showOutlines: (areShown: boolean) => void;
  readonly closed: () => void;
}

export class Panel {
  readonly element: HTMLElement;
  readonly #body: HTMLElement;
  readonly #toggle: HTMLButtonElement;
  readonly #summary = make('span', { class: 'summary' });
  readonly #note = make('p', { class: 'note', role: 'status' });
  readonly #tabs: Tabs;
  readonly #closed: () => void;
  readonly #tools: readonly HTMLButtonElement[];

  constructor(tabs: Tabs, { showOutlines, closed }: Told) {
    this.#tabs = tabs;
    this.#closed = closed;
    this.#toggle = makeButton({ class: 'toggle', 'aria-controls': 'body' }, '', () => {
      this.isOpen = !this.isOpen;
    });
    this.#toggle.append(make('b', {}, 'Islands'), ' ', this.#summary);
    const outlines = makeButton({ class: 'tool', 'aria-pressed': 'true' }, 'Outlines', () => {
      const areShown = outlines.getAttribute('aria-pressed') !== 'true';
      outlines.setAttribute('aria-pressed', String(areShown));
      showOutlines(areShown);
    });
    this.#tools = [outlines, makeButton({ class: 'tool' }, 'Move', () => this.#moveOn())];
    this.#body = make('div', { class: 'body', id: 'body' }, tabs.list, ...tabs.panels, this.#note);
    this.element = make(
      'section',
      { class: 'panel', lang: 'en', dir: 'ltr', 'aria-label': 'Islands debug overlay' },
      make('div', { class: 'bar' }, this.#toggle, ...this.#tools),
      this.#body,
    );
    this.#place = 'bottom-right';
    this.isOpen = false;
  }

  get isOpen(): boolean {
    return !this.#body.hidden;
  }

  set isOpen(isOpen: boolean) {
    this.#body.hidden = !isOpen;
    for (const tool of this.#tools) tool.hidden = !isOpen;
    this.#toggle.setAttribute('aria-expanded', String(isOpen));
    this.element.toggleAttribute('data-open', isOpen);
    if (!isOpen) this.#closed();
  }

  set summary(words: string) {
    write(this.#summary, words);
  }

  /** Says what has become of the last way to an element. */
  set note(words: string) {
    write(this.#note, words);
  }

  /** Opens it, and focuses what had the focus in it; what a keyboard begins with where nothing had, or that is gone. */
  enter(wasAt: HTMLElement | undefined): void {
    this.isOpen = true;
    if (wasAt && this.element.contains(wasAt) && isRendered(wasAt)) wasAt.focus();
    else this.#tabs.focus();
  }

  /** Closes it down to its first button, which gets the focus. */
  collapse(): void {
    this.isOpen = false;
    this.#toggle.focus();
  }

  /** Moves to where it covers least of the box, and stays where it covers nothing. Returns whether nothing is covered. */
  makeRoomFor(box: Box): boolean {
    const places = [this.#place, ...PLACES];
    const covered = places.map((place) => {
      this.#place = place;
      return overlapOf(this.element.getBoundingClientRect(), box);
    });
    const least = Math.min(...covered);
    this.#place = places[covered.indexOf(least)] ?? 'bottom-right';
    return least === 0;
  }

  /** Returns where the free part of the window begins, from its top. */
  get freeTop(): number {
    const { bottom } = this.element.getBoundingClientRect();
    return this.#place.startsWith('top') ? bottom + GAP : GAP;
  }

  get #place(): Place {
    return PLACES.find((place) => place === this.element.dataset.place) ?? 'bottom-right';
  }

  set #place(place: Place) {
    this.element.dataset.place = place;
  }

  /** Goes to the next place that is another one to the eye. */
  #moveOn(): void {
    const from = this.element.getBoundingClientRect();
    const at = PLACES.indexOf(this.#place);
    for (const place of [...PLACES.slice(at + 1), ...PLACES.slice(0, at)]) {
      this.#place = place;
      const to = this.element.getBoundingClientRect();
      if (to.left !== from.left || to.top !== from.top) return;
    }
  }
}
