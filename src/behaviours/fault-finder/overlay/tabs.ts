/** Tabs after the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
import { isModified } from '../../../lib/modified.ts';
import { make, makeButton, write } from './make.ts';

export interface Pane {
  readonly name: string;
  readonly content: HTMLElement;
}

export class Tabs {
  readonly list = make('div', { role: 'tablist', class: 'tabs', 'aria-label': 'What to show' });
  readonly panels: readonly HTMLElement[];
  readonly #tabs: readonly HTMLButtonElement[];

  constructor(panes: readonly Pane[]) {
    this.#tabs = panes.map(({ name }, at) =>
      makeButton(
        { role: 'tab', class: 'tab', id: `tab-${at}`, 'aria-controls': `pane-${at}` },
        name,
        () => this.select(at),
      ),
    );
    this.panels = panes.map(({ content }, at) =>
      make(
        'div',
        {
          role: 'tabpanel',
          class: 'pane',
          id: `pane-${at}`,
          'aria-labelledby': `tab-${at}`,
          tabindex: '0',
        },
        content,
      ),
    );
    this.list.append(...this.#tabs);
    this.list.addEventListener('keydown', (event) => this.#move(event));
    this.select(0);
  }

  /** Sets the name of a tab, which includes a count. */
  rename(at: number, name: string): void {
    const tab = this.#tabs[at];
    if (tab) write(tab, name);
  }

  select(at: number): void {
    for (const [place, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(place === at));
      tab.tabIndex = place === at ? 0 : -1;
    }
    for (const [place, panel] of this.panels.entries()) panel.hidden = place !== at;
  }

  /** Focuses the selected tab. */
  focus(): void {
    this.#tabs.find((tab) => tab.tabIndex === 0)?.focus();
  }

  #move(event: KeyboardEvent): void {
    if (isModified(event)) return;
    const from = this.#tabs.findIndex((tab) => tab.tabIndex === 0);
    const last = this.#tabs.length - 1;
    const to = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.select(to);
    this.focus();
  }
}
