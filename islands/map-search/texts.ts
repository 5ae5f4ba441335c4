/** The texts of the map search. */
const ACTION_TYPES: ReadonlyMap<string, string> = new Map([
  ['stand', 'Stand'],
  ['atelier', 'Atelier'],
  ['consult_offerte', "Consult' offerte"],
  ['sport', 'Sport'],
  ['evenement', 'Evénement'],
  ['sur_rdv', 'Sur RDV'],
  ['autre', 'Autre'],
]);

/** Formats kilometres without `Intl`: creating the first `Intl` object is a long task on a slow phone. */
const kilometres = (km: number): string =>
  km < 10
    ? String(Math.round(km * 10) / 10).replace('.', ',')
    : String(Math.round(km)).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

export const texts = {
  /** Returns `undefined` for unknown types, which are not shown. */
  actionType: (type: string): string | undefined => ACTION_TYPES.get(type),
  results: (count: number) =>
    count === 1 ? 'Voici la structure la plus proche' : `${count} événements`,
  resultsHeading: 'Vos résultats',
  /** The search text of an external map if the visitor has typed nothing. */
  anywhere: 'tabacologue',
  /** The name of a structure without a name. */
  unnamed: 'Lieu sans nom',
  searching: 'Recherche en cours…',
  nothing: 'Aucun résultat ne correspond à votre recherche.',
  notLocated: 'Adresse introuvable.',
  unlocated: 'Cette adresse ne peut pas être située pour le moment.',
  chooseSuggestion:
    'Choisissez une commune parmi celles qui sont proposées pendant la saisie, ou utilisez «\u00a0Me localiser\u00a0».',
  orAllowMap: 'Vous pouvez aussi autoriser la carte, qui situe toutes les adresses.',
  allowMap: 'Autoriser la carte',
  failed: 'Le service est momentanément indisponible.',
  retry: 'Réessayer',
  locateMe: 'Me localiser',
  notAllowed: 'Votre position n’est pas disponible.',
  goThere: "M'y rendre",
  goThereTo: (name: string) => `M'y rendre : ${name} (nouvelle fenêtre)`,
  showOnMap: 'Voir sur la carte',
  showOnMapOf: (name: string) => `Voir sur la carte : ${name}`,
  call: (name: string, phone: string) => `${phone} : appeler ${name}`,
  past: 'Évènement passé',
  hour: (from: string) => `à ${from}`,
  hours: (from: string, to: string) => `de ${from} à ${to}`,
  distance: (km: number) => {
    if (km < 1) return `à ${Math.max(10, Math.round(km * 100) * 10)} m`;
    return `à ${kilometres(km)} km`;
  },
  pageTitle: (searched: string, page: number, site: string) =>
    `${searched}${page > 1 ? `, page ${page}` : ''} – ${site}`,
  pages: 'Pages de résultats',
  page: (page: number, last: number) => `Page ${page} sur ${last}`,
  pageNumber: (page: number) => `Page ${page}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  views: 'Affichage des résultats',
  noMap: "La carte n'est pas disponible.",
  mapNeedsConsent:
    'Elle est fournie par Google Maps, qui peut déposer des cookies : elle s’affiche avec votre accord.',
  showMap: 'Afficher la carte',
  searchOnMap: 'Chercher sur Google Maps (nouvelle fenêtre)',
  searchHere: 'Rechercher dans cette zone',
  alsoHere: 'À la même adresse :',
  retryMap: 'Réessayer d’afficher la carte',
  marker: (name: string, city: string) => (city ? `${name}, ${city}` : name),
  cluster: (count: number) => `${count} lieux, agrandir`,
  samePlace: (count: number) => `${count} évènements à cette adresse`,
  list: 'Liste',
  map: 'Carte',
};
