/** On the guide's site, every link leads to an existing page, and the search finds the content of the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { headingOf } from '../../tooling/docs/contract-page.ts';
import { guideSite } from '../../tooling/docs/site/site.ts';

const files = await guideSite();
const pages = [...files].filter(([path]) => path.endsWith('.html'));
const contracts = await readContracts();

function all(pattern: RegExp, html: string): readonly string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found);
}

function leadsNowhere(from: string, address: string): boolean {
  const [path = '', id] = address.split('#');
  const target = path ? posix.join(posix.dirname(from), path) : from;
  if (target.startsWith('pictures/')) return !existsSync(posix.join('docs', target));
  const html = files.get(target);
  return html === undefined || Boolean(id && !html.includes(` id="${id}"`));
}

describe.each(pages)('%s', (path, html) => {
  it('links to existing pages and headings', () => {
    const addresses = all(/\s(?:href|src)="([^"]*)"/g, html.replaceAll(/<pre.*?<\/pre>/gs, ''));
    const own = addresses.filter((address) => !/^https?:/.test(address));

    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((address) => leadsNowhere(path, address))).toEqual([]);
  });

  it('has one title and no duplicate ids', () => {
    const ids = all(/\sid="([^"]*)"/g, html);

    expect(all(/<(h1)\s/g, html)).toHaveLength(1);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('the contract', () => {
  it('has a page for each root', () => {
    const missing = contracts.filter((one) => !files.has(`contract/${headingOf(one)}.html`));

    expect(missing).toEqual([]);
  });

  it('shows an example exactly as its file, including comments', () => {
    const html = files.get('contract/data-tabs.html') ?? '';
    const [, shown = ''] = all(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs, html);
    const text = shown
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

    expect(text).toBe(readFileSync('docs/examples/tabs-full.html', 'utf8').trim());
  });
});

describe('the search', () => {
  const index = MiniSearch.loadJSON(files.get('search.json') ?? '', {
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page'],
  });
  const firstFor = (words: string) =>
    index.search(words, { prefix: true, boost: { title: 4, page: 2 }, combineWith: 'AND' })[0]?.id;

  it.each([
    ['data-map-search', 'contract/data-map-search.html'],
    ['nonces', 'security.html#nonces-and-strict-dynamic'],
    ['consent banner', 'recipes.html#a-consent-banner-of-your-own'],
    ['data-when', 'start.html#when-a-root-starts'],
  ])('finds %s', (words, id) => {
    expect(firstFor(words)).toBe(id);
  });

  it('links to existing pages and headings', () => {
    const ids = index.search(MiniSearch.wildcard).map(({ id }) => String(id));

    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => leadsNowhere('index.html', id))).toEqual([]);
  });
});
