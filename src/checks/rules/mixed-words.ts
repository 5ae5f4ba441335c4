/** Finds child elements in a part whose text the root replaces: `<p data-cart-part="total"><b>3</b> articles</p>`. */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup, tagOf } from '../markup.ts';
import type { Page } from '../page.ts';

export function* mixedWords(page: Page): Generator<Problem> {
  for (const { at, what, part } of partsIn(page)) {
    const inside = part.words && at.children.find((child) => isKnown(child.name) && isHeard(child));
    if (!inside) continue;
    yield {
      expected: `only text in ${what}`,
      found: tagOf(inside),
      advice: `new text is added before it; remove ${tagOf(inside)}`,
      at,
      level: 'warning',
    };
  }
}

/**
 * Whether screen readers read the text of the element. Icons, line breaks, hidden elements and the wrappers of page
 * translators don't count.
 */
function isHeard({ name, attributes }: Markup): boolean {
  if (/^(svg|img|br|wbr|template|script|font)$/.test(name) || attributes.has('hidden'))
    return false;
  if (attributes.get('aria-hidden') === 'true' || attributes.has('data-islands-view')) return false;
  return !/hidden|sr-only|screen-reader/.test(attributes.get('class') ?? '');
}
