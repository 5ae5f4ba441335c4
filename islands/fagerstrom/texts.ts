export const texts = {
  loading: 'Votre résultat arrive…',
  missing: 'Votre résultat n’est pas arrivé. Vous pouvez le demander de nouveau.',
  unavailable: 'Le service est momentanément indisponible.',
};
