/** The texts about the form as a whole. Those about single fields are in `fault-texts.ts`. */

/** The longest sentence, in characters, that fits into two lines at 320 px. The stylesheet reserves two lines. */
const TWO_LINES = 64;
const NAMED_AT_MOST = 3;

/** A part of a sentence. `names` is the index of the field whose label it is. */
export interface Piece {
  readonly words: string;
  readonly names?: number;
}

export const texts = {
  /** Names as many fields as fit. There must be at least one label. */
  missing(labels: readonly string[]): readonly Piece[] {
    for (let named = Math.min(labels.length, NAMED_AT_MOST); named > 0; named -= 1) {
      const rest = labels.length - named;
      const items = labels.slice(0, named);
      if (rest > 0) items.push(`${rest} autre${rest > 1 ? 's' : ''}`);
      const pieces = [{ words: 'À compléter ou à corriger : ' }, ...listed(items), { words: '.' }];
      if (sentenceOf(pieces).length <= TWO_LINES) return pieces;
    }
    const words = labels.length > 1 ? `${labels.length} champs` : 'Un champ';
    return [{ words, names: 0 }, { words: ' à compléter ou à corriger.' }];
  },
  awaited: (count: number) => (count > 1 ? `${count} réponses attendues` : 'Une réponse attendue'),
  summary: (count: number) =>
    `${count > 1 ? `${count} réponses` : 'Une réponse'} à compléter ou à corriger`,
  available: (button: string) => `Le bouton « ${button} » est disponible.`,
  sending: 'Envoi en cours…',
};

export function sentenceOf(pieces: readonly Piece[]): string {
  return pieces.map(({ words }) => words).join('');
}

/**
 * Returns the labels as a list in words: "le nom, le code postal et la date". It doesn't use `Intl.ListFormat`,
 * because many forms need it at once, and the first `Intl` object of a page is slow.
 */
function listed(items: readonly string[]): readonly Piece[] {
  return items.flatMap((words, names) => {
    if (names === 0) return [{ words, names }];
    return [{ words: names === items.length - 1 ? ' et ' : ', ' }, { words, names }];
  });
}
