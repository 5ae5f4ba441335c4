/**
 * Updates the tables, examples and API responses in the guide from the contracts, `docs/examples` and the fake API, and
 * builds the guide as a site in `dist-docs/`: `npm run docs`.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guidePages } from './guide-pages.ts';
import { guideSite } from './site/site.ts';

const SITE = 'dist-docs';

const guide = await guidePages();
for (const { path, text } of guide) writeFileSync(path, text);

rmSync(SITE, { recursive: true, force: true });
for (const [path, text] of await guideSite(guide)) {
  const file = join(SITE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
cpSync('docs/pictures', join(SITE, 'pictures'), { recursive: true });
console.log(`${SITE}/index.html`);
