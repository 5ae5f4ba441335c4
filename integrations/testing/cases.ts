/** Calls each macro like a template, with hostile values. */

const LONG = `Anticonstitutionnellement${'-et-plus-encore'.repeat(12)}`;
/** Ends texts, attributes, JSON, scripts and comments if it is not escaped. */
export const HOSTILE = `« L’arrêt » d'un "jour" </script><img src=x onerror=alert(1)> --> {{ 7*7 }} &amp; & \\ 👩🏽‍⚕️ ${LONG}`;

const media = {
  id: 'respirer',
  title: HOSTILE,
  description: '<p>Un exercice à faire avant chaque envie.</p>',
  image: { src: '/media/respirer.svg', alt: HOSTILE },
  media_sources: [{ src: '/media/respirer.mp4', type: 'video/mp4' }],
  subtitles: [{ label: HOSTILE, srcLang: 'fr', src: '/media/respirer.fr.vtt' }],
  transcription_url: '/conseils?a=1&b="2"#respirer',
};
const box = { value: 'sport', label: HOSTILE };

/** The variables of the calls. */
export const VARIABLES = {
  text: HOSTILE,
  href: '/conseils?a=1&b="2"',
  cards: ['a', 'b', 'c'].map((id) => ({
    content: `${id} ${HOSTILE}`,
    filters: ['sport', 'stress'],
  })),
  boxes: [box, { value: "l'eau", label: 'Boire' }],
  rows: [
    { id: 12, name: HOSTILE, href: '/produit?id=12', quantity: 2 },
    { id: 34, name: 'Dépliant', quantity: 1 },
  ],
  texts: [HOSTILE, 'b', 'c', 'd', 'e'],
  links: [{ href: '/conseils?a=1&b="2"', label: HOSTILE }],
  config: { apiKey: HOSTILE, mapId: HOSTILE, locate: null, types: [], consent: 'required' },
  medias: [media, { ...media, id: 'marcher', title: '' }],
  film: [
    {
      ...media,
      title: 'Marcher',
      date: '2026-03-01',
      duration: 'PT4M5S',
      author: 'Claire',
      description: '<p>Un</p><ul><li>Deux</li></ul>',
    },
  ],
  untitled: [{ id: 'a', duration: 0, media_sources: media.media_sources }],
  labels: { playLabel: HOSTILE, pauseLabel: null },
  options: { mediaType: 'video', playButton: { isVisible: false } },
  products: [{ content: HOSTILE, categories: ['brochure'], objectives: ['arreter', 'aider'] }],
  tools: [
    { title: HOSTILE, content: HOSTILE, tool: 42 },
    { title: 'b', content: 'b', tool: 43, used: true, open: true },
  ],
} as const;

/** The products in the cart that the first use of its macro shows. */
export const CART = '{"121":2,"341":1}';

/** The arguments of each root's macro, and its options. `ID` and `NUMBER` are replaced in each use. */
export const CALLS: Readonly<Record<string, readonly [string, string?]>> = {
  'app-link': ['text, href', '{android: href, ios: href}'],
  'back-to-top': ['', '{label: text}'],
  cards: [
    'cards',
    "{first: 2, step: 1, filters: boxes, checked: ['sport'], filtering: 'in-place', label: text, more: text}",
  ],
  cart: ["rows|map(row => row|merge({id: row.id ~ 'NUMBER'}))", '{action: href, empty: text}'],
  'cart-button': [
    "'9NUMBER', text",
    "{description: text, image: '/media/produit-guide.svg', quantity: 3, max: 12, action: href}",
  ],
  'cart-link': ['', '{label: text, href: href}'],
  city: ["'ID'", '{values: {postcode: text, city: text}}'],
  download: ['text, href', '{location: text, file: text}'],
  dropdown: ['text, links'],
  fagerstrom: ["'ID', href", '{first: 2, number: 1, result: text}'],
  form: ['html, href', '{submit: text, hint: text}'],
  link: ['text, href'],
  'map-search': ["'ID', href", '{config: config, regions: boxes, types: boxes}'],
  'mobile-menu': ['html', '{name: text, label: text}'],
  modal: ["'ID', text, html", '{close: text}'],
  'modal-open': ["'modal-ID', text"],
  paddles: ['texts, text', '{previous: text, next: text}'],
  password: ["'ID'", '{label: text}'],
  player: ['medias', '{options: options, labels: labels}'],
  'player-modal': ["'ID', text, medias", '{options: options, labels: labels, close: text}'],
  'player-modal-open': ["'film-ID', text", "{media: 'marcher', href: href}"],
  profile: ["'ID', text, href, href", "{picture: '/media/ensemble.svg', fields: html}"],
  range: ["'ID', 'q', text", '{labels: texts, value: 2}'],
  'read-more': ['text', '{open: text, close: text}'],
  'shop-filters': ['products', "{categories: boxes, objectives: boxes, checked: ['sport']}"],
  slider: ['texts, text', '{previous: text, next: text}'],
  tabs: [
    "[{id: 'ID-a', label: text, content: text}, {id: 'ID-b', label: 'b', content: html}], text",
  ],
  testimonials: ['texts, text'],
  timeline: ['texts', '{shown: 2, step: 1, more: text}'],
  'tool-accordion': ['tools', '{use: text}'],
};

/** The modal that a trigger opens, because the macro of the trigger doesn't render it. */
const BESIDE: Readonly<Record<string, string>> = {
  'modal-open': `{% from '@islands/modal.html.twig' import modal %}{{ modal('modal-ID', text, html) }}`,
  'player-modal-open': `{% from '@islands/player-modal.html.twig' import player_modal %}{{ player_modal('film-ID', text, medias) }}`,
};

/** Returns a template that uses a root's macro with all options. `count` is the number of the use in the page. */
export function useOf(root: string, count = 1, attributes = '{}'): string {
  const options = CALLS[root]?.[1] ?? '{}';
  return templateOf(root, count, `${options}|merge({attributes: ${attributes}})`);
}

/** Returns a template that uses a root's macro with the required arguments only. */
export function leastUseOf(root: string): string {
  return templateOf(root, 1, '');
}

function templateOf(root: string, count: number, options: string): string {
  const [required] = CALLS[root] ?? [];
  if (required === undefined)
    throw new Error(`expected a call of the macro of ${root}, found none`);
  const macro = root.replaceAll('-', '_');
  const source = `{% from '@islands/${root}.html.twig' import ${macro} %}{% set html %}<p>{{ text|e }}</p>{% endset %}${BESIDE[root] ?? ''}
{{ ${macro}(${[required, options].filter(Boolean).join(', ')}) }}`;
  return source.replaceAll('ID', `${root}-${count}`).replaceAll('NUMBER', `${count}`);
}
