export const texts = {
  cancelled: 'Vos changements sont annulés.',
  type: "Seul les types d'images JPEG et PNG sont acceptées.",
  size: 'La taille de votre image dépasse 1Mo',
  heic: 'C’est une photo au format HEIC (souvent celui des iPhone), quel que soit le nom du fichier. Enregistrez-la en JPEG, puis choisissez-la de nouveau.',
  accepted: 'Votre image est prête à être envoyée.',
};
