/** The structures as places on a map: those at one point share a place, so that none hides another. */
import type { Place } from '../../src/services/google-maps/pin.ts';
import type { Structure } from './structure.ts';
import { texts } from './texts.ts';

/** In the order of their first structures; structures without a position have no place. */
export function placesOf(structures: readonly Structure[]): readonly Place[] {
  const byPoint = new Map<string, Structure[]>();
  for (const structure of structures) {
    const { position } = structure;
    if (!position) continue;
    const point = `${position.latitude.toFixed(5)} ${position.longitude.toFixed(5)}`;
    const there = byPoint.get(point);
    if (there) there.push(structure);
    else byPoint.set(point, [structure]);
  }
  return [...byPoint.values()].flatMap(placeOf);
}

function placeOf(there: readonly Structure[]): readonly Place[] {
  const [first] = there;
  if (!first?.position) return [];
  const name = there.length > 1 ? texts.samePlace(there.length) : first.name;
  const ids = there.map(({ id }) => id);
  return [{ position: first.position, ids, label: texts.marker(name, first.city) }];
}
