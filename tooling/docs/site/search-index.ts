/** Builds the search index of the site: each heading with the text below it, in the format of MiniSearch. */
import MiniSearch from 'minisearch';
import type { Rendered } from './markdown.ts';
import type { SitePage } from './sources.ts';

/** The same options are used in the browser (`assets/guide.js`). */
const OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
};

export class SearchIndex {
  readonly #index = new MiniSearch(OPTIONS);

  add(page: SitePage, { html, headings }: Rendered): void {
    const pieces = html.split(/<h[1-3] id="/).slice(1);
    for (const [at, piece] of pieces.entries()) {
      const { id = '', text = '', level = 1 } = headings.filter(({ level }) => level < 4)[at] ?? {};
      this.#index.add({
        id: level === 1 ? page.path : `${page.path}#${id}`,
        title: text,
        page: level === 1 ? '' : page.title,
        text: wordsIn(piece.slice(piece.indexOf('>') + 1)),
      });
    }
  }

  toString(): string {
    return JSON.stringify(this.#index);
  }
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|amp|#39);/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
