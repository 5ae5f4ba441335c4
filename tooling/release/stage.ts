/** Collects the files of a release in a folder, which is zipped and packed for npm. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putIntegrations } from './integrations.ts';

/** The folders that are copied. Folders that other builds write may be missing. */
const FILES: readonly (readonly [from: string, to: string])[] = [
  ['dist', 'dist'],
  ['dist-testing', 'dist-testing'],
  ['dist-tools', 'dist-tools'],
  ['dist-docs', 'guide'],
  ['docs', 'docs'],
  ['types', 'types'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
];
/** Only needed to compare with the next release. */
const NOT_SHIPPED = /^docs[\\/]released/;
/** The keys that are copied from `package.json`. Bundled packages are no dependencies of the released package. */
const KEYS = [
  'name',
  'version',
  'description',
  'license',
  'type',
  'engines',
  'exports',
  'types',
  'bin',
  'peerDependencies',
  'peerDependenciesMeta',
  'sideEffects',
  'web-types',
  'files',
];

/** Empties the folder and writes the release into it. */
export function stage(folder: string, licences: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of FILES) if (existsSync(from)) copy(from, join(folder, to));
  putIntegrations(join(folder, 'integrations'));
  write(folder, 'LICENCES.txt', licences);
  write(folder, 'README.md', README);
  write(folder, 'package.json', `${JSON.stringify(packageJson(), null, 2)}\n`);
}

function packageJson(): Record<string, unknown> {
  const own: Record<string, unknown> = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.fromEntries(KEYS.filter((key) => key in own).map((key) => [key, own[key]]));
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_SHIPPED.test(path) });
}

function write(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

const README = `# Islands

One script tag that brings server-rendered pages to life.

| Folder or file | Holds                                                                       |
| -------------- | --------------------------------------------------------------------------- |
| dist/          | the bundle: copy it to your host as it is; never run it through a bundler   |
| dist/editor/   | JSON Schemas, and data for the completion of editors                        |
| dist-tools/    | \`islands-check\`, which finds mistakes in templates and pages                |
| dist-testing/  | \`islands/testing\`, page objects and a fake API for tests; \`islands-fixtures\`   |
| docs/          | the guide; begin there                                                      |
| guide/         | the same as a site with search                                              |
| integrations/  | templates for Twig, PHP, Drupal and WordPress, and a recipe for SPIP        |
| types/         | types of \`window.Islands\` and of the events                                 |
| CHANGELOG.md   | what has changed                                                            |
| LICENCES.txt   | the licences of the packages that are in the bundle                         |
`;
