/** Lists the reported faults, each with a button that shows its element. */
import { type Message, pathOf } from '../../../runtime/report/report.ts';
import { make, makeButton } from './make.ts';
import type { GoTo } from './way-to.ts';

export class FaultList {
  readonly element = make('ol', { class: 'list' });
  count = 0;
  readonly #goTo: GoTo;

  constructor(goTo: GoTo) {
    this.#goTo = goTo;
  }

  add({ level, text, at }: Message): void {
    this.count += 1;
    const path = pathOf(at.deref() ?? null);
    this.element.append(
      make(
        'li',
        { class: `item item--${level}` },
        make('span', { class: 'badge' }, level === 'error' ? 'error' : 'warning'),
        make('p', { class: 'words' }, text),
        makeButton({ class: 'go' }, `Show ${path}`, () => this.#goTo(at.deref())),
      ),
    );
  }
}
