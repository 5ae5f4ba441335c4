/** Compares names of communes however they are typed: `st-etienne`, `Saint Étienne`, `SAINT-ETIENNE`. */

/** Returns the text in lower case, without accents and ligatures, with one space between words. */
export function fold(text: string): string {
  return [...text].map(foldedLetter).join('').replace(/ +/g, ' ').trim();
}

/** A range in a text. `to` is the index after its last character. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the ranges where words of `typed` match the beginnings of words of `text`. They are in the order of the
 * text and don't overlap.
 */
export function matchesIn(text: string, typed: string): readonly Stretch[] {
  const { folded, places } = foldedWithPlaces(text);
  const found = fold(typed)
    .split(' ')
    .flatMap((word) => {
      const variant = spellings(word).find((one) => startOf(one, folded) >= 0);
      if (!variant) return [];
      const start = startOf(variant, folded);
      return [{ from: places[start] ?? 0, to: places[start + variant.length] ?? text.length }];
    });
  return withoutOverlaps(found.sort((one, other) => one.from - other.from));
}

function foldedLetter(letter: string): string {
  const plain = letter.toLowerCase().replace(/œ/, 'oe').replace(/æ/, 'ae').normalize('NFD');
  return plain.replace(/\p{Mark}/gu, '').replace(/[^a-z0-9]/g, ' ');
}

/** Returns the folded text. `places[i]` is the index in `text` of the letter that the i-th folded letter comes from. */
function foldedWithPlaces(text: string): { folded: string; places: readonly number[] } {
  const places: number[] = [];
  let [folded, at] = ['', 0];
  for (const letter of text) {
    const plain = foldedLetter(letter);
    for (const _ of plain) places.push(at);
    folded += plain;
    at += letter.length;
  }
  return { folded, places };
}

function spellings(word: string): readonly string[] {
  if (word === '') return [];
  const others = { st: 'saint', ste: 'sainte', saint: 'st', sainte: 'ste' };
  const other = Object.entries(others).find(([short]) => short === word)?.[1];
  return other ? [word, other] : [word];
}

function startOf(word: string, folded: string): number {
  return ` ${folded}`.indexOf(` ${word}`);
}

function withoutOverlaps(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.filter(({ from }, index) => from >= (stretches[index - 1]?.to ?? 0));
}
