/**
 * Draws outlines around the roots of the page, with their names. They are beside the page, so no element of the
 * server is changed.
 */
import { unshadowed } from '../../../lib/unshadowed.ts';
import { type Box, boxOf, overlapOf } from './boxes.ts';
import { make, write } from './make.ts';
import type { PartFacts, RootFacts } from './root-facts.ts';

/** The most outlines. More could not be told apart. */
const MOST = 200;
/**
 * The width of an outline. Outlines are outside their box, so they must be moved inwards at the edge of the
 * viewport. In CSS pixels.
 */
const LINE = 3;
/**
 * Names are above their box if there is space. On a wide box they are at its end, because its own text begins at
 * the start.
 */
const NAME_HEIGHT = 20;
const WIDE = 320;

export class Outlines {
  readonly layer = make('div', { class: 'outlines', dir: 'ltr', 'aria-hidden': 'true' });
  readonly #drawn: HTMLElement[] = [];
  #roots: ReadonlyMap<Element, readonly RootFacts[]> = new Map();
  #marked: Marked | undefined;
  #areShown = true;

  /** Sets the roots to outline. Roots on `body` have no outline. */
  set roots(roots: readonly RootFacts[]) {
    const outlined = new Map<Element, RootFacts[]>();
    for (const root of roots) {
      if (root.element === document.body) continue;
      outlined.set(root.element, [...(outlined.get(root.element) ?? []), root]);
    }
    this.#roots = outlined;
    this.draw();
  }

  set areShown(areShown: boolean) {
    this.#areShown = areShown;
    this.draw();
  }

  /** Highlights one element and its parts. Without an element, highlights nothing. */
  mark(element: Element | undefined, parts: readonly PartFacts[] = []): void {
    this.#marked = element && { element, parts };
    this.draw();
  }

  /**
   * Draws the outlines that are in the viewport. All boxes are read before the first outline moves, to avoid
   * repeated layouts.
   */
  draw(): void {
    const origin = this.layer.getBoundingClientRect();
    const roots = this.#areShown ? [...this.#roots].flatMap(drawingOf) : [];
    const all = [...roots.slice(0, MOST), ...markedIn(this.#marked).slice(0, MOST)];
    const corners = new Map<string, number>();
    for (const [at, drawing] of all.entries()) {
      const corner = `${Math.round(drawing.box.left)} ${Math.round(drawing.box.top)}`;
      const line = corners.get(corner) ?? 0;
      corners.set(corner, line + 1);
      place(this.#outlineAt(at), { ...drawing, origin, line });
    }
    for (const unused of this.#drawn.splice(all.length)) unused.remove();
  }

  #outlineAt(at: number): HTMLElement {
    const known = this.#drawn[at];
    if (known) return known;
    const outline = make('div', {}, make('span', { class: 'outline__name' }));
    this.#drawn.push(outline);
    this.layer.append(outline);
    return outline;
  }
}

interface Marked {
  readonly element: Element;
  readonly parts: readonly PartFacts[];
}

interface Drawing {
  readonly box: Box;
  readonly name: string;
  readonly kind: 'mounted' | 'pending' | 'failed' | 'marked' | 'part';
}

interface Placing extends Drawing {
  readonly origin: Box;
  /** How many names are at the same corner before this one. */
  readonly line: number;
}

function drawingOf([element, roots]: readonly [Element, readonly RootFacts[]]): Drawing[] {
  const name = roots.map(({ title, state, strategy }) => `${title}: ${state} (${strategy})`);
  return unshadowed(element).matches(OUT_OF_REACH)
    ? []
    : inWindow(element, { name: name.join('; '), kind: kindOf(roots) });
}

/**
 * Matches inert elements, for example behind an open modal, which their outlines would cover, and elements in closed details,
 * which may have a box although they are not drawn.
 */
const OUT_OF_REACH =
  '[inert], [inert] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

function markedIn(marked: Marked | undefined): Drawing[] {
  if (!marked) return [];
  const parts = marked.parts.flatMap(({ name, elements }) =>
    elements.flatMap((element) => inWindow(element, { name, kind: 'part' })),
  );
  return [...parts, ...inWindow(marked.element, { name: '', kind: 'marked' })];
}

function inWindow(element: Element, { name, kind }: Omit<Drawing, 'box'>): Drawing[] {
  const box = boxOf(element);
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return box && overlapOf(box, view) > 0 ? [{ box, name, kind }] : [];
}

/** Returns the most important state of the roots. */
function kindOf(roots: readonly RootFacts[]): Drawing['kind'] {
  const states = roots.map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  return states.every((state) => state === 'mounted') ? 'mounted' : 'pending';
}

function place(outline: HTMLElement, { box, origin, line, name, kind }: Placing): void {
  const left = withinEdge(box.left, LINE);
  const top = withinEdge(box.top, LINE);
  const isBelow = box.top < NAME_HEIGHT;
  const isAtEnd = box.right - box.left > WIDE || box.left > innerWidth / 2;
  outline.className = `outline outline--${kind}${isBelow ? ' is-below' : ''}${isAtEnd ? ' is-at-end' : ''}`;
  outline.style.left = `${left - origin.left}px`;
  outline.style.top = `${top - origin.top}px`;
  outline.style.width = `${withinEdge(box.right, innerWidth - LINE) - left}px`;
  outline.style.height = `${withinEdge(box.bottom, innerHeight - LINE) - top}px`;
  outline.style.setProperty('--line-number', String(line));
  if (outline.firstElementChild) write(outline.firstElementChild, name);
}

/** Moves an edge at the end of the viewport inwards by the width of an outline. */
function withinEdge(at: number, edge: number): number {
  return Math.abs(at - edge) <= LINE ? edge : at;
}
