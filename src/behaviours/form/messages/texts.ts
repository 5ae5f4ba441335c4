/** What the form says of itself; what it says of single fields is in `fault-texts.ts`. */

/** The longest sentence that fits at 320 px into the two lines that the stylesheet keeps free for it. */
const TWO_LINES = 64;
const NAMED_AT_MOST = 3;

/** A part of a sentence; `names` is the place of the label that it stands for. */
export interface Piece {
  readonly words: string;
  readonly names?: number;
}

export const texts = {
  /** Names as many fields as there is room for; at least one is missing or wrong. */
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
 * Returns a list in words: "le nom, le code postal et la date". Many forms say so as they come: too early for the first
 * `Intl` object of a page.
 */
function listed(items: readonly string[]): readonly Piece[] {
  return items.flatMap((words, names) => {
    if (names === 0) return [{ words, names }];
    return [{ words: names === items.length - 1 ? ' et ' : ', ' }, { words, names }];
  });
}
