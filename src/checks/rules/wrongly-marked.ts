/** Finds elements that are meant as a part, but have another attribute or a misspelt name. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import { descendantsOf, isKnown, type Markup } from '../markup.ts';

/** Whether an element in the root is meant as the part, but wrongly marked. Another rule reports that. */
export function isWronglyMarked(part: string, root: Markup): boolean {
  return [...descendantsOf(root)].some(({ attributes }) =>
    [...attributes].some(
      ([name, value]) =>
        name.startsWith('data-') &&
        (name.endsWith(`-${part}`) || (/part$/.test(name) && isNear(part, value))),
    ),
  );
}

function isNear(part: string, value: string): boolean {
  return !isKnown(value) || nearestName(value, [part]) === part;
}
