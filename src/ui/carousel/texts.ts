export const texts = {
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  first: 'Première diapositive',
  last: 'Dernière diapositive',
  /** `carousel.css` repeats these words to reserve their space. */
  inView: (first: number, count: number, total: number) =>
    count > 1
      ? `Diapositives ${first} à ${first + count - 1} sur ${total}`
      : `Diapositive ${first} sur ${total}`,
};
