/**
 * Builds everything, and writes a zip and an npm package with the same files into `release/`: `npm run release`. It
 * publishes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from './archive.ts';
import { buildAndListPackages } from './bundled.ts';
import { licenceOf, licencesText } from './licences.ts';
import { stage } from './stage.ts';

const FOLDER = 'release';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const title = `${name}-${version}`;
const folder = join(FOLDER, title);

if (!readFileSync('CHANGELOG.md', 'utf8').includes(`## ${version}`))
  throw new Error(`expected CHANGELOG.md to have a section "## ${version}"`);

execFileSync('npm', ['run', 'docs', '--silent'], { stdio: 'inherit' });
const licences = (await buildAndListPackages({ write: true })).map(licenceOf);
stage(folder, licencesText(licences));
writeFileSync(join(FOLDER, `${title}.zip`), zipOf(folder, title));
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: folder });

console.log(`${FOLDER}/${title}.zip`);
console.log(`${FOLDER}/${title}.tgz`);
console.log(`bundled: ${licences.map((one) => `${one.name} ${one.version}`).join(', ')}`);
