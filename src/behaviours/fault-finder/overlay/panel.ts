/** The panel of the overlay: a bar with buttons, and tabs below it. It is in one of four corners, and can be moved. */
import { isRendered } from '../../../runtime/focus.ts';
import { type Box, overlapOf } from './boxes.ts';
import { make, makeButton, write } from './make.ts';
import type { Tabs } from './tabs.ts';

/** A narrow viewport has only two of them: top and bottom. */
const PLACES = ['bottom-right', 'top-right', 'top-left', 'bottom-left'] as const;
type Place = (typeof PLACES)[number];

/** The space above an element that was scrolled into view, in CSS pixels. */
const GAP = 24;

interface PanelListeners {
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

  constructor(tabs: Tabs, { showOutlines, closed }: PanelListeners) {
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

  /** Shows a message about the last element that was to be shown. */
  set note(words: string) {
    write(this.#note, words);
  }

  /** Opens the panel, and focuses the element that last had the focus in it, or else the selected tab. */
  enter(wasAt: HTMLElement | undefined): void {
    this.isOpen = true;
    if (wasAt && this.element.contains(wasAt) && isRendered(wasAt)) wasAt.focus();
    else this.#tabs.focus();
  }

  /** Collapses the panel, and focuses its toggle. */
  collapse(): void {
    this.isOpen = false;
    this.#toggle.focus();
  }

  /** Moves to the corner that covers the least of the box. Returns whether nothing of it is covered. */
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

  /** Returns the top of the area that the panel leaves free, in px from the top of the viewport. */
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

  /** Moves to the next corner that differs visibly. */
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
