/** Elements that were meant as a part, and are marked in another way. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import { descendantsOf, isKnown, type Markup } from '../markup.ts';

/** Whether an element in the root was meant as the part: what is wrong with it is told there. */
export function isMeantInVain(part: string, root: Markup): boolean {
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
