/** Groups structures into map locations. Structures at one point share a location, so that none covers another. */
import { batchesOf } from '../../../src/lib/pace.ts';
import type { Position } from '../../../src/lib/position.ts';
import type { MapLocation } from '../../../src/services/google-maps/pin.ts';
import type { Structure } from '../list/structure.ts';
import { texts } from '../texts.ts';

/**
 * Returns the locations, in the order of their first structures. Structures without a position are left out. It
 * works in slices, so that thousands of structures don't block the page.
 */
export async function locationsOf(
  structures: readonly Structure[],
): Promise<readonly MapLocation[]> {
  const byPoint = new Map<number, Structure[]>();
  for await (const batch of batchesOf(structures))
    for (const structure of batch) {
      const { position } = structure;
      if (!position) continue;
      const point = metreOf(position);
      const there = byPoint.get(point);
      if (there) there.push(structure);
      else byPoint.set(point, [structure]);
    }
  return [...byPoint.values()].flatMap(locationOf);
}

/**
 * Returns a number that is the same for all positions within about one metre: five decimals of latitude and
 * longitude.
 */
export function metreOf({ latitude, longitude }: Position): number {
  return Math.round(latitude * 1e5) * 1e8 + Math.round(longitude * 1e5);
}

function locationOf(there: readonly Structure[]): readonly MapLocation[] {
  const [first] = there;
  if (!first?.position) return [];
  const name = () => (there.length > 1 ? texts.samePlace(there.length) : first.name);
  const ids = there.map(({ id }) => id);
  return [{ position: first.position, ids, label: () => texts.marker(name(), first.city) }];
}
