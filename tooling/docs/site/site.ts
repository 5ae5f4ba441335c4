/** Builds the guide as a static site. `npm run docs` writes it, and the fixture server serves it below `/guide/`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GuidePage, guidePages } from '../guide-pages.ts';
import { siteAddress } from './links.ts';
import { rendered } from './markdown.ts';
import { sizeAttributes } from './picture-size.ts';
import { SearchIndex } from './search-index.ts';
import { sitePages } from './sources.ts';
import { pageHtml } from './template.ts';

const ASSETS = 'tooling/docs/site/assets';

/** Returns each file of the site by its path. The pages of the guide may be passed in; otherwise they are generated. */
export async function guideSite(
  guide?: readonly GuidePage[],
): Promise<ReadonlyMap<string, string>> {
  const pages = sitePages(guide ?? (await guidePages()), textOf);
  const search = new SearchIndex();
  const files = new Map<string, string>();
  for (const page of pages) {
    const content = rendered(page.markdown, {
      lead: (address) => siteAddress(address, page, pages),
      size: (address) => sizeAttributes(readFileSync(`docs/${address}`)),
    });
    search.add(page, content);
    files.set(page.path, pageHtml(page, content, pages));
  }
  files.set('guide.css', textOf(`${ASSETS}/guide.css`));
  files.set('guide.js', textOf(`${ASSETS}/guide.js`));
  files.set('search.json', `${search}`);
  files.set('minisearch.js', textOf(pathOfMiniSearch()));
  return files;
}

/** Returns the path of MiniSearch's build for browsers. */
function pathOfMiniSearch(): string {
  const main = createRequire(import.meta.url).resolve('minisearch');
  return main.replace(/cjs[\\/]index\.cjs$/, 'es/index.js');
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
