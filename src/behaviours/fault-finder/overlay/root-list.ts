/** Lists the roots of the page. A row is kept as long as its root is there, so that the focus in it stays. */
import { pathOf } from '../../../runtime/report/report.ts';
import { make, makeButton, write } from './make.ts';
import type { RootFacts } from './root-facts.ts';
import type { Sizes } from './sizes.ts';
import type { GoTo } from './way-to.ts';
import { linesOf } from './wording.ts';

type SizesOf = (root: RootFacts) => Sizes | undefined;

export class RootList {
  readonly element = make('ol', { class: 'list' });
  readonly #rows = new Map<Element, Map<string, Row>>();
  readonly #goTo: GoTo;

  constructor(goTo: GoTo) {
    this.#goTo = goTo;
  }

  /** Shows these roots and no others, in their order. */
  show(roots: readonly RootFacts[], sizesOf: SizesOf): void {
    const rows = roots.map((root) => {
      const row = this.#rowOf(root);
      row.update(root, sizesOf(root));
      return row.element;
    });
    this.#forgetOthers(roots);
    for (const [at, row] of rows.entries())
      if (this.element.children[at] !== row)
        this.element.insertBefore(row, this.element.children[at] ?? null);
    for (const row of [...this.element.children].slice(rows.length)) row.remove();
  }

  #rowOf(root: RootFacts): Row {
    const { element, name } = root;
    const ofElement = this.#rows.get(element) ?? new Map<string, Row>();
    this.#rows.set(element, ofElement);
    const row = ofElement.get(name) ?? new Row(root, this.#goTo);
    ofElement.set(name, row);
    return row;
  }

  #forgetOthers(roots: readonly RootFacts[]): void {
    const elements = new Set<Element>(roots.map(({ element }) => element));
    for (const element of this.#rows.keys()) if (!elements.has(element)) this.#rows.delete(element);
  }
}

class Row {
  readonly element: HTMLElement;
  readonly #state = make('span', { class: 'badge' });
  readonly #lines = make('dl', { class: 'facts' });
  #root: RootFacts;
  #shown = '';

  constructor(root: RootFacts, goTo: GoTo) {
    this.#root = root;
    const go = makeButton({ class: 'go' }, '', () => goTo(this.#root.element, this.#root.parts));
    go.append(make('b', {}, root.title), ` ${pathOf(root.element)}`);
    this.element = make('li', {}, go, this.#state, this.#lines);
  }

  update(root: RootFacts, sizes: Sizes | undefined): void {
    this.#root = root;
    const lines = linesOf(root, sizes);
    const shown = JSON.stringify([root.state, lines]);
    if (this.#shown === shown) return;
    this.#shown = shown;
    this.element.className = `item item--${root.state.replace(' ', '-')}`;
    write(this.#state, root.state);
    this.#lines.replaceChildren(
      ...lines.flatMap(([heading, words]) => [make('dt', {}, heading), make('dd', {}, words)]),
    );
  }
}
