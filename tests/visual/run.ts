/**
 * `npm run visual`, after `npm run build`: compares every page and state with its stored picture, and writes a report with
 * before, after and difference to `reports/visual/`. `npm run visual -- /cart` only compares pages whose address contains
 * `/cart`. `npm run visual:update` replaces changed pictures, and removes those of pages and states that no longer exist.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { execute } from '../run/process.ts';
import { pictureNames } from './shots.ts';

const FOLDER = 'tests/visual/pictures';
const REPORT = 'reports/visual';

const [first, ...others] = process.argv.slice(3);
const isUpdate = first === 'update';
const names = isUpdate ? others : [first ?? '', ...others].filter(Boolean);

mkdirSync(FOLDER, { recursive: true });
if (isUpdate) await removeOrphans();
process.env.VISUAL = isUpdate ? 'update' : 'compare';
process.env.PLAYWRIGHT_HTML_OUTPUT_DIR = REPORT;
process.env.PLAYWRIGHT_HTML_OPEN = 'never';
const chosen = names.length > 0 ? ['--grep', names.join('|')] : [];
const options = ['test', 'tests/visual/', '--reporter=line,html', '--trace=off', ...chosen];
process.exitCode = await execute('playwright', options);
console.log(`before, after and difference: ${REPORT}/index.html`);

async function removeOrphans(): Promise<void> {
  const wanted = new Set(await pictureNames());
  for (const file of readdirSync(FOLDER)) if (!wanted.has(file)) rmSync(`${FOLDER}/${file}`);
}
