/** What the form says of itself; what it says of single fields is in `fault-texts.ts`. */

/** The longest sentence that fits at 320 px into the two lines that the stylesheet keeps free for it. */
const TWO_LINES = 64;
const NAMED_AT_MOST = 3;

export const texts = {
  /** Names as many fields as there is room for; at least one is missing or wrong. */
  missing(labels: readonly string[]): string {
    for (let named = Math.min(labels.length, NAMED_AT_MOST); named > 0; named -= 1) {
      const rest = labels.length - named;
      const others = rest > 0 ? [`${rest} autre${rest > 1 ? 's' : ''}`] : [];
      const sentence = `À compléter ou à corriger : ${inWords([...labels.slice(0, named), ...others])}.`;
      if (sentence.length <= TWO_LINES) return sentence;
    }
    return labels.length > 1
      ? `${labels.length} champs à compléter ou à corriger.`
      : 'Un champ à compléter ou à corriger.';
  },
  available: (button: string) => `Le bouton « ${button} » est disponible.`,
  sending: 'Envoi en cours…',
};

/** "le nom, le code postal et la date". Many forms say so as they come: too early for the first `Intl` object of a page. */
function inWords(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return before ? `${before} et ${last}` : last;
}
