/** Converts Markdown to HTML, with ids on headings, tables for narrow screens, and highlighted code. */
import hljs from 'highlight.js/lib/core';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import php from 'highlight.js/lib/languages/php';
import twig from 'highlight.js/lib/languages/twig';
import xml from 'highlight.js/lib/languages/xml';
import { Marked, type Token, type Tokens } from 'marked';
import { idOf } from '../heading-ids.ts';

const LANGUAGES = { css, html: xml, http, js: javascript, json, nginx, php, twig, xml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** Matches the marks of `npm run docs`. */
const MARKS = /^<!-- (?:.*, by npm run docs|until here) -->\n+/gm;

export interface Heading {
  readonly id: string;
  /** The text without marks. */
  readonly text: string;
  readonly level: number;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Functions that depend on the place of the page. */
export interface Place {
  /** Returns the address of a link on the site. */
  lead(address: string): string;
  /** Returns the width and height of a picture, as attributes. */
  size(address: string): string;
}

export function rendered(markdown: string, { lead, size }: Place): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        const heading = { id: idOf(text), text, level: depth };
        headings.push(heading);
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(lead(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escaped(lead(href))}" alt="${escaped(text)}"${size(href)} loading="lazy">`;
      },
      code({ text, lang = '' }) {
        return codeBlock(text, lang);
      },
      table(token) {
        return tableHtml(token, (cell) => this.parser.parseInline(cell.tokens));
      },
    },
  });
  const html = marked.parse(markdown.replaceAll(MARKS, ''), { async: false });
  return { html, headings };
}

/** Returns the text of a heading or a cell, without markup. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : 'text' in token
          ? token.text
          : '',
    )
    .join('');
}

function codeBlock(text: string, language: string): string {
  const code = hljs.getLanguage(language)
    ? hljs.highlight(text, { language }).value
    : escaped(text);
  return `<pre tabindex="0"><code class="language-${language || 'text'}">${code}</code></pre>\n`;
}

/**
 * Renders a table. In narrow windows its cells are below each other, each with its column title. Roles keep it a table for
 * assistive technology.
 */
function tableHtml(token: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const titles = token.header.map((cell) => escaped(plainText(cell.tokens)));
  const head = token.header
    .map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`)
    .join('');
  const rows = token.rows.map((row) => {
    const cells = row.map(
      (cell, at) =>
        `<td role="cell" data-title="${titles[at] ?? ''}"><div>${inline(cell)}</div></td>`,
    );
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${rows.join('\n')}</tbody></table>\n`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
