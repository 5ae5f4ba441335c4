/** The order in which hidden rows are revealed, as a pure function. */

/**
 * Returns the indexes of the hidden rows, the nearest to a visible row first. At equal distance the earlier comes
 * first. If no row is visible, the order is that of the document.
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
