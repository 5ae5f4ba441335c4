/** Finds rows that the keyboard can't scroll, because neither they nor anything in them can have the focus. */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { descendantsOf, isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

export function* unreachableRow(page: Page): Generator<Problem> {
  for (const { at, attribute, what, part } of partsIn(page)) {
    // An empty row is filled by a script.
    if (!part.scrolls || at.hasGap || at.children.length === 0) continue;
    if ([at, ...descendantsOf(at)].some(mayHaveFocus)) continue;
    const tabindex = at.attributes.get('tabindex');
    yield {
      expected: `${what} with tabindex="0", or with an element that can have the focus`,
      found: tabindex === undefined ? 'neither' : `tabindex="${tabindex}", and no such element`,
      advice: 'the keyboard cannot scroll it; write tabindex="0"',
      at,
      attribute: tabindex === undefined ? attribute : 'tabindex',
      level: 'warning',
    };
  }
}

/** Whether the element can have the focus, or may: by an expression, a component, or a script that enables it. */
function mayHaveFocus(element: Markup): boolean {
  const { name, attributes } = element;
  if (isComponent(element) || mayHaveMore(element) || !isKnown(name) || name === 'slot')
    return true;
  const tabindex = attributes.get('tabindex');
  if (tabindex !== undefined) return !tabindex.trim().startsWith('-');
  if (name === 'input') return attributes.get('type')?.toLowerCase() !== 'hidden';
  const needed = NEEDED.get(name);
  return needed ? attributes.has(needed) : FOCUSABLE.has(name) || attributes.has('contenteditable');
}

/** The elements that the Tab key stops at, as in `src/runtime/focus.ts`. */
const FOCUSABLE = new Set(['button', 'iframe', 'select', 'summary', 'textarea']);
/** The attribute without which it skips the element. */
const NEEDED = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['audio', 'controls'],
  ['video', 'controls'],
]);
