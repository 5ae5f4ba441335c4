/** Finds inputs that a root needs, such as the one of a range, without a name for screen readers. */
import type { Problem } from '../finding.ts';
import {
  ancestorsOf,
  descendantsOf,
  isComponent,
  isKnown,
  type Markup,
  mayHaveMore,
} from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingLabel(page: Page): Generator<Problem> {
  for (const [marker, { input }] of page.vocabulary.roots)
    for (const root of input ? page.having(marker) : []) {
      const inner = [...descendantsOf(root)];
      const at = inner.find((one) => isInput(one, input));
      if (!at || mayBeLabelled(root, page) || mayHaveMore(at) || isNamed(at, page)) continue;
      if (!inner.some((one) => isLost(one, page))) yield unnamed(at);
    }
}

/** Whether an expression, or the file that includes this one, may put a label into the root or around it. */
function mayBeLabelled({ hasGap, parent }: Markup, { extent }: Page): boolean {
  return hasGap || (extent !== 'page' && !parent);
}

function isInput({ name, attributes }: Markup, type: string | undefined): boolean {
  return name === 'input' && attributes.get('type')?.toLowerCase() === type;
}

/** Whether the input has a name, or may have one: by a component, or by a label in another file. */
function isNamed(input: Markup, page: Page): boolean {
  const id = input.attributes.get('id');
  if (id && (page.extent !== 'page' || page.having('for').some((one) => isLabel(one, id))))
    return true;
  if (NAMES.some((name) => input.attributes.get(name)?.trim())) return true;
  return [...ancestorsOf(input)].some(
    (one) => one.name === 'label' || isComponent(one) || !isKnown(one.name),
  );
}

const NAMES = ['aria-label', 'aria-labelledby', 'title'];

function isLabel({ name, attributes }: Markup, id: string): boolean {
  return name === 'label' && attributes.get('for') === id;
}

/** Whether it is for an element that doesn't exist, which `missing-reference` reports. */
function isLost({ attributes }: Markup, page: Page): boolean {
  const id = attributes.get('for') ?? '';
  return id !== '' && page.withId(id).length === 0;
}

function unnamed(at: Markup): Problem {
  const id = at.attributes.get('id');
  return {
    expected: `a label for <input type="${at.attributes.get('type')}">`,
    found: 'no label',
    advice: `screen readers cannot name it; ${id ? `add <label for="${id}">` : 'add an id, and a <label> with that id in for'}`,
    at,
    level: 'error',
  };
}
