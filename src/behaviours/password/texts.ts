export const texts = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  isShown: 'Le mot de passe est visible.',
  isHidden: 'Le mot de passe est masqué.',
};

/** Matches the French verb for "show" at the start of the template's label. */
const TO_SHOW = /^(\s*)(?:afficher|voir|montrer)(?=\s|$)/i;

/** Returns the opposite of the template's label, such as "Afficher", in the same form. */
export function oppositeOf(words: string): string {
  return TO_SHOW.test(words) ? words.replace(TO_SHOW, '$1Masquer') : texts.hide;
}
