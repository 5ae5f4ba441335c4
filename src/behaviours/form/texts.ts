/** What the form says of itself; what it says of single fields is in `fault-texts.ts`. */

/** The longest sentence that fits at 320 px into the two lines that the stylesheet keeps free for it. */
const TWO_LINES = 56;
const NAMED_AT_MOST = 3;

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const texts = {
  /** Names as many fields as there is room for; at least one is missing. */
  missing(labels: readonly string[]): string {
    for (let named = Math.min(labels.length, NAMED_AT_MOST); named > 0; named -= 1) {
      const rest = labels.length - named;
      const others = rest > 0 ? [`${rest} autre${rest > 1 ? 's' : ''}`] : [];
      const sentence = `Il reste à compléter : ${list.format([...labels.slice(0, named), ...others])}.`;
      if (sentence.length <= TWO_LINES) return sentence;
    }
    return labels.length > 1
      ? `Il reste ${labels.length} champs à compléter.`
      : 'Il reste un champ à compléter.';
  },
  available: (button: string) => `Le bouton « ${button} » est disponible.`,
  sending: 'Envoi en cours…',
};
