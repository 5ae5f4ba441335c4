/** The page of the bench: roots of six cards each, like those of a CMS, in the markup that a contender needs. */
import type { Card, CardsProps } from './cards.tsx';

export const FIRST = 3;
export const CARDS = 6;

/** The markup of a contender. */
export interface Markup {
  /** HTML for the end of `<head>`. */
  readonly head: string;
  /** Wraps the server's HTML of one root. */
  readonly root: (root: Root) => string;
}

export interface Root {
  /** The number of the root, from 1. */
  readonly number: number;
  /** The server's HTML. */
  readonly html: string;
  /** The props with which a component renders the same HTML. */
  readonly props: CardsProps;
}

/** Returns the page with this number of roots. Each is inside an element with the class `root`, by which the bench observes it. */
export function pageOf(count: number, markup: Markup): string {
  const roots = Array.from({ length: count }, (_, at) => rootHtml(at + 1, markup));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banc d’essai</title>
<style>${STYLE}</style>${markup.head}</head><body><main id="roots">${roots.join('\n')}</main></body></html>`;
}

/** Returns the HTML of one root, for the page or to insert it later. */
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
