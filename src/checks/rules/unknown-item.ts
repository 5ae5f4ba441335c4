/** Finds triggers for an item that does not exist, such as `data-media="7"` for a player with three medias. */
import { nearestName } from '../../lib/errors/nearest-name.ts';
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { isKnown, nearestWith } from '../markup.ts';
import { idOf } from '../opened.ts';
import type { Page } from '../page.ts';
import { idsIn } from '../sent-config.ts';
import { markerOf } from '../vocabulary.ts';

export function* unknownItem(page: Page): Generator<Problem> {
  for (const [trigger, contract] of page.vocabulary.opened)
    for (const { name, ...item } of itemAttributes(page.vocabulary.roots.get(trigger)))
      for (const at of page.having(name)) {
        const ids = idsOpenedBy(at.attributes.get(trigger), { ...item, contract, page });
        const found = at.attributes.get(name) ?? '';
        if (!ids || !isKnown(found) || holds(ids, found)) continue;
        yield { ...wordsFor(name, found, ids), at, attribute: name, level: 'error' };
      }
}

function wordsFor(name: string, found: string, ids: readonly string[]) {
  const nearest = isIndex(found) ? undefined : nearestName(found, ids);
  return {
    expected: `${name} to be the id of an item, or an index from 0 to ${ids.length - 1}`,
    found: `"${found}"`,
    advice: nearest ? `write "${nearest}"` : `the first item is used; correct ${name}`,
  };
}

interface ItemAttribute {
  readonly name: string;
  /** The marker of the root with the items, and the key of the list in its config. */
  readonly root: string;
  readonly list: string;
}

function itemAttributes(trigger: Contract | undefined): readonly ItemAttribute[] {
  return Object.entries(trigger?.attributes ?? {}).flatMap(([name, attribute]) => {
    if (attribute.type !== 'string' || !attribute.itemOf) return [];
    const { root, list } = attribute.itemOf;
    return [{ name, root: markerOf({ name: root }), list }];
  });
}

interface Opened extends Pick<ItemAttribute, 'root' | 'list'> {
  readonly contract: Contract;
  readonly page: Page;
}

/** Returns the ids of the items in what the trigger opens; `undefined` if they can't be known. */
function idsOpenedBy(
  id: string | undefined,
  { contract, root, list, page }: Opened,
): readonly string[] | undefined {
  if (!isKnown(id)) return undefined;
  const [first, other] = page.having(root).filter((at) => {
    const around = nearestWith(at, markerOf(contract));
    return around && idOf(around, contract) === id;
  });
  // There are two such roots, which may exclude each other.
  if (other) return undefined;
  const source = first?.attributes.get(root) ?? '';
  return isKnown(source) ? idsIn(source, list) : undefined;
}

function holds(ids: readonly string[], found: string): boolean {
  return !found || ids.includes(found) || (isIndex(found) && Number(found) < ids.length);
}

function isIndex(found: string): boolean {
  return /^\d+$/.test(found);
}
