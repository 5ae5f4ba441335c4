/** Lists the pages of the site, in the order of the menu, with their sources. */
import { readdirSync } from 'node:fs';
import type { GuidePage } from '../guide-pages.ts';
import { headOf, titleOf } from './headings.ts';

export interface SitePage {
  /** The path on the site, such as `contract/data-cards.html`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** The file to which its links are relative, such as `contract.md`. */
  readonly source: string;
  /** The page that contains this page in the menu. */
  readonly parent?: string;
}

const MENU = [
  ...['README', 'start', 'contract', 'endpoints', 'styling', 'security'],
  ...['deployment', 'checking', 'testing', 'monitoring', 'recipes', 'accessibility'],
];
export const CONTRACT = 'contract.html';
const DECISIONS = 'docs/decisions';

export function sitePages(
  guide: readonly GuidePage[],
  read: (path: string) => string,
): readonly SitePage[] {
  const texts = new Map(guide.map(({ path, text }) => [nameOf(path), text]));
  return [
    ...MENU.flatMap((name) => pagesOf(name, texts.get(name) ?? '')),
    ...[...texts].flatMap(([name, text]) => (MENU.includes(name) ? [] : aside(`${name}.md`, text))),
    ...decisions(read),
  ];
}

function pagesOf(name: string, text: string): readonly SitePage[] {
  const source = `${name}.md`;
  const path = name === 'README' ? 'index.html' : `${name}.html`;
  if (path !== CONTRACT) return [{ path, title: titleOf(text), markdown: text, source }];
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const roots = sections.map((section) => ({
    path: `contract/${headOf(section)}.html`,
    title: headOf(section),
    markdown: section.replace(/^## /, '# '),
    source,
    parent: CONTRACT,
  }));
  const list = roots.map(({ title }) => `- [\`${title}\`](#${title})`).join('\n');
  const markdown = `${head}\n## All roots\n\n${list}\n`;
  return [{ path, title: titleOf(head), markdown, source }, ...roots];
}

/** Returns a page for developers. It is not in the menu, but links may lead to it. */
function aside(source: string, markdown: string): SitePage {
  const path = source.replace(/md$/, 'html');
  return { path, title: titleOf(markdown), markdown, source, parent: '' };
}

/** Returns the pages of the decisions. */
function decisions(read: (path: string) => string): readonly SitePage[] {
  return readdirSync(DECISIONS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => aside(`decisions/${file}`, read(`${DECISIONS}/${file}`)));
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '');
}
