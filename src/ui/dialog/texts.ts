export const texts = {
  close: 'Fermer',
  missing: (id: string) => `La modale avec l'identifiant « ${id} » est introuvable.`,
  hidden: (id: string) =>
    `La modale avec l'identifiant « ${id} » ne peut pas s'ouvrir : ce qui l'entoure est masqué.`,
};
