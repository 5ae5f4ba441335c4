/** An id that stands twice where something of ours goes by it: the first element is taken, whichever was meant. */
import type { Contract } from '../../runtime/contract.ts';
import type { Found } from '../finding.ts';
import type { Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* repeatedId(page: Page): Generator<Found> {
  for (const [id, elements] of page.ids) {
    const [, second] = elements;
    if (!second || !id) continue;
    const trigger = triggerOf(id, page);
    if (!trigger && !elements.some((element) => isOurs(element, page)) && !isNamed(id, page))
      continue;
    yield {
      expected: trigger
        ? `one element with the id that ${trigger} names`
        : 'one element with an id',
      found: `${elements.length} with "${id}"`,
      advice: 'the first is taken for all; give each an id of its own',
      at: second,
      level: 'error',
      ...(trigger && { isToldByRoot: true }),
    };
  }
}

/** The attribute of a trigger that names the id. */
function triggerOf(id: string, page: Page): string | undefined {
  return [...page.vocabulary.opened.keys()].find((trigger) =>
    page.having(trigger).some(({ attributes }) => attributes.get(trigger) === id),
  );
}

/** Whether a root, a part or a label within a root names the id. */
function isNamed(id: string, page: Page): boolean {
  return NAMING.some((attribute) =>
    page
      .having(attribute)
      .filter(({ attributes }) => attributes.get(attribute)?.split(/\s+/).includes(id))
      .some((element) => page.rootsAround(element).length > 0),
  );
}

const NAMING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** A root or a part. Where the contract reads the id as a text, such as a product's number, two may have the same. */
function isOurs(element: Markup, page: Page): boolean {
  const { roots, parts } = page.vocabulary;
  return [...element.attributes].some(([name, value]) => {
    const root = roots.get(name);
    if (root) return !readsId(root, 'root');
    const owner = parts.get(name);
    return owner !== undefined && !readsId(owner, value);
  });
}

function readsId({ attributes }: Contract, place: string): boolean {
  return attributes?.id?.on === place;
}
