/**
 * Finds menus and panels that a class of a framework hides: without script, and until the script has loaded, nobody
 * sees them.
 */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

/** A class that hides, as in the framework's stylesheet. */
interface Hiding {
  readonly hides: string;
  /** The class by which the framework's own script shows the element. */
  readonly opens: string;
  /** A class of an element around it that shows it, too. */
  readonly opensAround?: string;
}

const HIDING: readonly Hiding[] = [
  // Bootstrap 5. Bulma 1 has a class of the same name.
  { hides: 'tab-pane', opens: 'active' },
  { hides: 'collapse', opens: 'show' },
  { hides: 'dropdown-menu', opens: 'show', opensAround: 'is-active' },
  // DSFR 1.
  { hides: 'fr-tabs__panel', opens: 'fr-tabs__panel--selected' },
  { hides: 'fr-collapse', opens: 'fr-collapse--expanded' },
  // Bulma 1.
  { hides: 'navbar-menu', opens: 'is-active' },
];

export function* hidingClass(page: Page): Generator<Problem> {
  for (const { at, what, part } of partsIn(page)) {
    if (!part.unhidden || mayHaveMore(at)) continue;
    const found = HIDING.find(({ hides }) => classesOf(at).includes(hides));
    if (!found || isShown(at, found)) continue;
    const { hides, opens } = found;
    yield {
      expected: `${what} that its framework does not hide`,
      found: `class="${hides}" without "${opens}"`,
      advice: `without script, nothing shows this element; add the class "${opens}", the script hides what is closed`,
      at,
      attribute: 'class',
      level: 'warning',
    };
  }
}

function isShown(element: Markup, { opens, opensAround }: Hiding): boolean {
  if (mayHave(element, opens)) return true;
  return (
    opensAround !== undefined && [...ancestorsOf(element)].some((one) => mayHave(one, opensAround))
  );
}

/** Whether the element has the class, or an expression may add it. */
function mayHave(element: Markup, name: string): boolean {
  return !isKnown(element.attributes.get('class')) || classesOf(element).includes(name);
}

function classesOf({ attributes }: Markup): readonly string[] {
  return (attributes.get('class') ?? '').split(/\s+/);
}
