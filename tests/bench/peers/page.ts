/** The page of the bench: roots of six cards each, as a CMS sends them, inside whatever markup a contender asks for. */
import type { Card, CardsProps } from './cards.tsx';

export const FIRST = 3;
export const CARDS = 6;

/** How a contender wants to be named in the page. */
export interface Markup {
  /** HTML for the end of `<head>`. */
  readonly head: string;
  /** Wraps the server's HTML of one root. */
  readonly root: (root: Root) => string;
}

export interface Root {
  /** From 1. */
  readonly number: number;
  /** What the server rendered. */
  readonly html: string;
  /** What a component needs to render the same. */
  readonly props: CardsProps;
}

/** Returns the page with so many roots, each in a `.root` of the page's own, by which they are followed. */
export function pageOf(count: number, markup: Markup): string {
  const roots = Array.from({ length: count }, (_, at) => rootHtml(at + 1, markup));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banc d’essai</title>
<style>${STYLE}</style>${markup.head}</head><body><main id="roots">${roots.join('\n')}</main></body></html>`;
}

/** Returns the HTML of one root, which is also what is inserted later. */
export function rootHtml(number: number, { root }: Markup): string {
  return `<section class="root">${root(rootOf(number))}</section>`;
}

export function rootOf(number: number): Root {
  const cards = Array.from({ length: CARDS }, (_, at) => cardOf(number, at + 1));
  const props = { title: `Conseils, page ${number}`, cards, first: FIRST, step: CARDS - FIRST };
  return { number, props, html: serverHtml(props) };
}

/** Returns an attribute's value, quotes included. */
export function attribute(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function cardOf(root: number, at: number): Card {
  return {
    href: `/conseils/${root}-${at}`,
    title: `Conseil ${at} de la page ${root}`,
    text: 'Marcher dix minutes, boire un verre d’eau, appeler une amie : l’envie passe.',
  };
}

function serverHtml({ title, cards }: CardsProps): string {
  const items = cards.map(
    ({ href, title: name, text }) =>
      `<li data-cards-part="card"><article class="card"><h3 class="card__title"><a href="${href}">${name}</a></h3><p class="card__text">${text}</p></article></li>`,
  );
  return `<h2>${title}</h2><ul data-cards-part="list">${items.join('')}</ul><p data-cards-part="status"></p><button type="button" data-cards-part="more">Voir plus</button>`;
}

const STYLE = `body{margin:0;font:16px/1.5 sans-serif}main{padding:16px}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.card{border:1px solid #666;padding:8px}.card>*{margin:0}is-land,astro-island{display:block}`;
