/** A field that its form is read by and that isn't there, or goes by another name. */
import type { Found } from '../finding.ts';
import { descendantsOf, isComponent, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingField(page: Page): Generator<Found> {
  for (const [marker, { fieldNames }] of page.vocabulary.roots)
    if (fieldNames)
      for (const at of page.having(marker))
        if (at.name === 'form') yield* missingIn(at, fieldNames, page);
}

function* missingIn(at: Markup, wanted: readonly string[], page: Page): Generator<Found> {
  const elements = elementsOf(at, page);
  const fields = elements.filter(({ name }) => FIELDS.includes(name));
  const names = [...new Set(fields.flatMap(({ attributes }) => attributes.get('name') || []))];
  // A component may bring fields, and so may an expression.
  if (at.hasGap || !names.every(isKnown) || elements.some(isComponent)) return;
  for (const name of wanted.filter((one) => !names.includes(one)))
    yield {
      expected: `a field with name="${name}" in the form`,
      found: names.join(', ') || 'none',
      advice: `its answer is not sent; write name="${name}" on its field`,
      at,
      level: 'error',
    };
}

/** The elements whose name and value a form sends. */
const FIELDS = ['input', 'select', 'textarea'];

/** Returns all elements of a form: those that stand elsewhere and name it, too. */
function elementsOf(form: Markup, page: Page): readonly Markup[] {
  const id = form.attributes.get('id');
  const named = page.having('form').filter(({ attributes }) => attributes.get('form') === id);
  return [...descendantsOf(form), ...named];
}
