/** Lists the events of the roots, the newest first. */
import type { Contract } from '../../../runtime/contract.ts';
import { pathOf } from '../../../runtime/report/report.ts';
import { make, makeButton } from './make.ts';
import type { GoTo } from './way-to.ts';
import { detailInWords } from './wording.ts';

/** The most entries. Older ones are removed. */
const MOST = 200;

export class EventList {
  readonly element: HTMLElement;
  count = 0;
  readonly #list = make('ol', { class: 'list', reversed: '' });
  readonly #goTo: GoTo;
  readonly #changed: () => void;

  constructor(goTo: GoTo, changed: () => void) {
    this.#goTo = goTo;
    this.#changed = changed;
    const clear = makeButton({ class: 'clear' }, 'Clear', () => this.#clear());
    const words = 'All events since the overlay was shown.';
    this.element = make('div', {}, make('p', { class: 'hint' }, words), clear, this.#list);
  }

  /** Listens to all events in the contracts, even if a script of the page stops them. */
  listen(contracts: readonly Contract[], signal: AbortSignal): void {
    const named = contracts.flatMap(({ events = {} }) => Object.keys(events));
    for (const type of new Set(['island:mounted', 'island:failed', ...named]))
      addEventListener(type, (event) => this.#add(event), { capture: true, signal });
  }

  #add(event: Event): void {
    this.count += 1;
    const target = event.target instanceof Element ? event.target : document.documentElement;
    const at = new WeakRef(target);
    const detail = 'detail' in event ? detailInWords(event.detail) : '';
    this.#list.prepend(
      make(
        'li',
        { class: 'item' },
        make('span', { class: 'time' }, `${Math.round(event.timeStamp)} ms`),
        make('b', {}, event.type),
        make('code', { class: 'words' }, detail),
        makeButton({ class: 'go' }, `Show ${pathOf(target)}`, () => this.#goTo(at.deref())),
      ),
    );
    if (this.#list.childElementCount > MOST) this.#list.lastElementChild?.remove();
    this.#changed();
  }

  #clear(): void {
    this.count = 0;
    this.#list.replaceChildren();
    this.#changed();
  }
}
