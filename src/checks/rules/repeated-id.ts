/**
 * Finds ids that are used twice, if something of ours refers to them: the first element is then used, whichever was
 * meant.
 */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { type Markup, surelyTogether } from '../markup.ts';
import type { Page } from '../page.ts';

export function* repeatedId(page: Page): Generator<Problem> {
  const triggers = triggersById(page);
  const named = idsNamedInRoots(page);
  for (const [id, all] of page.ids) {
    const elements = surelyTogether(all);
    const [, second] = elements;
    if (!second || !id) continue;
    const trigger = triggers.get(id);
    if (!trigger && !named.has(id) && !elements.some((element) => isOurs(element, page))) continue;
    yield {
      expected: trigger ? `the id in ${trigger} on one element only` : 'an id on one element only',
      found: `id="${id}" on ${elements.length} elements`,
      advice: 'only the first is used; give each its own id',
      at: second,
      attribute: 'id',
      level: 'error',
      ...(trigger && { isReportedByRoot: true }),
    };
  }
}

/** Returns the trigger attribute for each id that triggers refer to. */
function triggersById(page: Page): ReadonlyMap<string, string> {
  return new Map(
    [...page.vocabulary.opened.keys()].flatMap((trigger) =>
      page.having(trigger).map(({ attributes }) => [attributes.get(trigger) ?? '', trigger]),
    ),
  );
}

/** Returns the ids that roots, parts and labels in roots refer to. */
function idsNamedInRoots(page: Page): ReadonlySet<string> {
  return new Set(
    NAMING.flatMap((attribute) =>
      page
        .having(attribute)
        .filter((element) => page.rootsAround(element).length > 0)
        .flatMap(({ attributes }) => attributes.get(attribute)?.split(/\s+/) ?? []),
    ),
  );
}

const NAMING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Whether it is a root or a part. If the contract reads its id as a value, such as a product's number, two elements
 * may share it.
 */
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
