/**
 * Runs all tests of one root, for example `npm run try cards`: types, its units, the build, its e2e, the sweeps over its
 * pages, and its budgets. `npm test` runs everything.
 */
import { existsSync } from 'node:fs';
import { execute } from '../../tests/run/process.ts';
import { readContracts } from '../build/descriptors.ts';
import { chunkOf } from '../build/together.ts';

const [name = ''] = process.argv.slice(3);
const contracts = await readContracts();
const contract = contracts.find((one) => one.name === name);
if (!contract) {
  const names = contracts.map((one) => one.name).join(', ');
  console.error(
    `expected the name of a root, found "${name}": run npm run try NAME with one of ${names}`,
  );
  process.exit(1);
}

const folder = `${contract.kind === 'island' ? 'islands' : 'src/behaviours'}/${name}`;
const pages = [name, `${name}-errors`].filter((page) => existsSync(`fixtures/pages/${page}.html`));
/**
 * The full title of a test starts with its file. Titles of sweeps name a page (`/cards is …`) or a kind (`data-cards, …`).
 */
const subjects = [`data-${name}`, ...pages.map((page) => `/${page}`)].join('|');
const ofRoot = ` e2e/${name}[^ ]*\\.spec\\.ts | data-${name}: early| sweeps/.* (${subjects})[ ,:]`;
/** The budgets of the root and its chunk, of the entry and of the styles. */
const budgets = ` for (${name}|${chunkOf(name)})$|before its first root|of styles`;

/** Recording traces takes a third more time. So failed tests run once more, with a trace. */
const BROWSER = ['test', '--trace=off'];
const RECORD = ['test', '--last-failed', '--trace=on', '--reporter=line'];

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['tsc', ['--noEmit']],
  ['biome', ['ci', folder, 'tests/e2e', 'fixtures']],
  ['vitest', ['run', folder, 'tests/architecture']],
  ['vite', ['build', '--logLevel', 'warn']],
  [
    'playwright',
    [...BROWSER, `tests/e2e/${name}`, 'tests/e2e/early/', 'tests/sweeps/', '-g', ofRoot],
  ],
  [
    'vitest',
    ['run', '--config', 'tests/bundle/vitest.config.ts', 'budgets.test.ts', '-t', budgets],
  ],
];

const began = performance.now();
const failed: string[] = [];
for (const [tool, options] of steps) {
  console.log(`\n── ${tool} ${options.join(' ')} ──`);
  if ((await execute(tool, options)) === 0) continue;
  failed.push(`${tool} ${options.join(' ')}`);
  if (tool === 'playwright') await execute(tool, RECORD);
  if (tool === 'vite') break;
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  failed.length > 0 ? `\nfailed:\n${failed.join('\n')}` : `\nall steps passed for data-${name}`,
);
console.log(`${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;
