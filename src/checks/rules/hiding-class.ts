/**
 * Finds menus and panels that a class of a framework hides: without script, and until the script has loaded, nobody
 * sees them.
 */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

/** Classes that hide, and those by which the framework's own script shows the element. Sources: the stylesheets. */
const OPENED_BY: readonly (readonly [hides: string, opens: string])[] = [
  // Bootstrap 5.
  ['tab-pane', 'active'],
  ['collapse', 'show'],
  ['dropdown-menu', 'show'],
  // DSFR 1.
  ['fr-tabs__panel', 'fr-tabs__panel--selected'],
  ['fr-collapse', 'fr-collapse--expanded'],
  // Bulma 1.
  ['navbar-menu', 'is-active'],
];

export function* hidingClass(page: Page): Generator<Problem> {
  for (const { at, what, part } of partsIn(page)) {
    if (!part.unhidden || mayHaveMore(at)) continue;
    const found = OPENED_BY.find(([hides]) => has(at, hides));
    if (!found || [at, ...ancestorsOf(at)].some((one) => isOpened(one, found[1]))) continue;
    const [hides, opens] = found;
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

function has({ attributes }: Markup, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name);
}

/** Whether the element has the class, or may have it. Bulma's dropdown has it on the root (`is-active`). */
function isOpened(element: Markup, name: string): boolean {
  return (
    !isKnown(element.attributes.get('class')) || has(element, name) || has(element, 'is-active')
  );
}
