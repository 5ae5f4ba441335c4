export const texts = {
  loading: 'Votre résultat arrive…',
  unavailable: 'Le service est momentanément indisponible.',
};
