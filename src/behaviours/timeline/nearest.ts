/** In which order hidden rows come: pure, from what shows. */

/**
 * Returns the indexes of the hidden rows, the nearest to a row that shows first. Of two that are equally near the
 * earlier comes first; where nothing shows, the order of the document.
 */
export function nearestHidden(isHidden: readonly boolean[]): readonly number[] {
  const indexes = [...isHidden.keys()];
  const shown = indexes.filter((index) => !isHidden[index]);
  const distance = (index: number) =>
    Math.min(isHidden.length, ...shown.map((other) => Math.abs(other - index)));
  return indexes
    .filter((index) => isHidden[index])
    .sort((one, other) => distance(one) - distance(other));
}
