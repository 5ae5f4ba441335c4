/** Finds the name that a misspelt one was meant to be. */

/** Returns the nearest of the names, or `undefined` if none is near enough: about one letter in three may be wrong. */
export function nearestName(found: string, names: readonly string[]): string | undefined {
  const wanted = folded(found);
  const rated = names.map((name) => ({ name, slips: slipsBetween(wanted, folded(name)) }));
  const [best] = rated.sort((one, other) => one.slips - other.slips);
  if (!best || best.slips > Math.max(1, Math.floor(best.name.length / 3))) return undefined;
  return best.name;
}

/** Returns the name without what people confuse: case, hyphens and underscores. */
export function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped with their neighbour (optimal string
 * alignment distance: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function slipsBetween(one: string, other: string): number {
  let earlier: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1)
      next.push(
        Math.min(
          valueAt(last, at) + 1,
          valueAt(next, at - 1) + 1,
          valueAt(last, at - 1) + Number(one[row - 1] !== other[at - 1]),
          isSwapped(one, other, row, at) ? valueAt(earlier, at - 2) + 1 : Infinity,
        ),
      );
    [earlier, last] = [last, next];
  }
  return valueAt(last, other.length);
}

function isSwapped(one: string, other: string, row: number, at: number): boolean {
  return row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
}

function valueAt(values: readonly number[], at: number): number {
  return values[at] ?? Infinity;
}
