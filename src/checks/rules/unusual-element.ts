/**
 * Finds roots and parts on an element that they are not designed for: they are mounted, but may not work for
 * everybody.
 */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

export function* unusualElement(page: Page): Generator<Problem> {
  for (const [attribute, { meantFor }] of page.vocabulary.roots)
    for (const at of meantFor ? page.having(attribute) : [])
      if (meantFor && !isMeant(at, meantFor)) yield unusual(at, attribute, attribute, meantFor);
  for (const { at, attribute, what, part } of partsIn(page))
    if (part.meantFor && !isMeant(at, part.meantFor))
      yield unusual(at, attribute, what, part.meantFor);
}

/**
 * Finds inputs with an unusual type. Only for sources: in the page, a password field that shows its text is a text
 * field.
 */
export function* unusualType(page: Page): Generator<Problem> {
  for (const { at, attribute, what, part } of partsIn(page)) {
    const type = at.attributes.get('type') ?? 'text';
    if (!part.meantTypes || at.name !== 'input' || !isKnown(type) || mayHaveMore(at)) continue;
    if (part.meantTypes.includes(type.toLowerCase())) continue;
    const types = part.meantTypes.map((one) => `type="${one}"`).join(' or ');
    const advice = `it works, but not fully; write ${types}`;
    const expected = `${what} with ${types}`;
    yield { at, attribute, level: 'warning', expected, found: `type="${type}"`, advice };
  }
}

/** Whether the element is suitable, or may be made so by a component or by `role` and `tabindex`. */
function isMeant(at: Markup, meantFor: readonly string[]): boolean {
  if (meantFor.includes(at.name) || !isKnown(at.name) || isComponent(at)) return true;
  return at.attributes.has('role') && at.attributes.has('tabindex');
}

function unusual(
  at: Markup,
  attribute: string,
  what: string,
  meantFor: readonly string[],
): Problem {
  const tags = meantFor.map((tag) => `<${tag}>`).join(' or ');
  return {
    at,
    attribute,
    level: 'warning',
    expected: `${what} on ${tags}`,
    found: `<${at.name}>`,
    advice: `it may not work for everybody; use ${tags}`,
  };
}
