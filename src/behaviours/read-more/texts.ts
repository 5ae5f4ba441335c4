export const texts = {
  close: 'Réduire',
  opened: 'Le texte est affiché en entier.',
};
