export const texts = {
  missing: (id: string) => `La modale avec l'identifiant « ${id} » est introuvable.`,
};
