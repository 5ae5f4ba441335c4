/** Finds elements that are meant as a part, but have another attribute or a misspelt name. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import { descendantsOf, isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { mayHaveRootAround } from './stray-part.ts';

/** Whether an element in the root is meant as the part, but wrongly marked. Another rule reports that. */
export function isWronglyMarked(part: string, root: Markup, page: Page): boolean {
  return [...descendantsOf(root)].some((at) =>
    [...at.attributes].some(
      ([name, value]) =>
        name.startsWith('data-') &&
        (name.endsWith(`-${part}`) || (/part$/.test(name) && isNear(part, value))) &&
        !isRight(name, value, at, page),
    ),
  );
}

function isNear(part: string, value: string): boolean {
  return !isKnown(value) || nearestName(value, [part]) === part;
}

/** Whether the attribute is one of ours, and does not mark an unknown part or one outside its root. */
function isRight(name: string, value: string, at: Markup, page: Page): boolean {
  const contract = page.vocabulary.parts.get(name);
  if (!contract) return page.vocabulary.knows(name);
  if (!contract.parts?.[value]) return false;
  return !page.strayPartsOf(contract).includes(at) || mayHaveRootAround(at, contract, page);
}
