export const texts = {
  shown: (count: number, total: number) =>
    `${count} contenu${count > 1 ? 's affichés' : ' affiché'} sur ${total}`,
  reloads: 'Cocher une case recharge la page.',
  nothingMatches: 'Aucun contenu ne correspond à vos filtres',
};
