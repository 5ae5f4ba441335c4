/** The centers of the regions of France. An address service knows streets and communes, but no regions. */
import type { Position } from '../../../src/lib/position.ts';
import { fold } from '../../../src/ui/city-combobox/fold.ts';

/**
 * The maximum distance of a commune from the center of its region: Hendaye is 260 km from that of
 * Nouvelle-Aquitaine.
 */
export const REGION_KM = 300;

/** Returns the center of the region with that label, or `undefined` if the label is unknown. */
export function middleOf(label: string): Position | undefined {
  const [latitude, longitude] = MIDDLES.get(fold(label).replace(/^la /, '')) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** In degrees, WGS 84, to one decimal. For Guyane it is on the coast, where people live. */
const MIDDLES: ReadonlyMap<string, readonly [latitude: number, longitude: number]> = new Map([
  ['auvergne rhone alpes', [45.4, 4.5]],
  ['bourgogne franche comte', [47.2, 4.8]],
  ['bretagne', [48.2, -2.9]],
  ['centre val de loire', [47.5, 1.7]],
  ['corse', [42.2, 9.1]],
  ['grand est', [48.7, 5.6]],
  ['guadeloupe', [16.2, -61.5]],
  ['guyane', [4.9, -52.3]],
  ['hauts de france', [49.9, 2.8]],
  ['ile de france', [48.7, 2.5]],
  ['martinique', [14.6, -61]],
  ['mayotte', [-12.8, 45.2]],
  ['normandie', [49.1, 0.1]],
  ['nouvelle aquitaine', [45.2, 0.2]],
  ['occitanie', [43.7, 2.1]],
  ['pays de la loire', [47.5, -0.8]],
  ['provence alpes cote d azur', [43.9, 6.1]],
  ['reunion', [-21.1, 55.5]],
]);
