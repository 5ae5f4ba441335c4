export const texts = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  shown: 'Le mot de passe est visible.',
  hidden: 'Le mot de passe est masqué.',
};
