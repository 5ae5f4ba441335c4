/** Finds forms without a field that is read from them, or with another name for it. */
import type { Problem } from '../finding.ts';
import { elementsOf, FIELDS } from '../form-elements.ts';
import { isComponent, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingField(page: Page): Generator<Problem> {
  for (const [marker, { fieldNames }] of page.vocabulary.roots)
    if (fieldNames)
      for (const at of page.having(marker))
        if (at.name === 'form') yield* missingIn(at, fieldNames, page);
}

function* missingIn(at: Markup, wanted: readonly string[], page: Page): Generator<Problem> {
  const elements = elementsOf(at, page);
  const fields = elements.filter(({ name }) => FIELDS.includes(name));
  const names = [...new Set(fields.flatMap(({ attributes }) => attributes.get('name') || []))];
  // A component or an expression may render the field.
  if (at.hasGap || !names.every(isKnown) || elements.some(isComponent)) return;
  for (const name of wanted.filter((one) => !names.includes(one)))
    yield {
      expected: `a field with name="${name}" in the form`,
      found: names.join(', ') || 'no name',
      advice: `its answer is not sent; add name="${name}" to its field`,
      at,
      level: 'error',
    };
}
