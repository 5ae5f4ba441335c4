/** `npm run test:faults`: tests every root with every fault, and writes the tables in `docs/faults.md`. Needs a build. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { freePort } from '../run/free-port.ts';
import { getBrowser } from '../run/get-browser.ts';
import { execute } from '../run/process.ts';
import { faultsPage } from './table.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

const REPORT = 'reports/faults.json';
const PAGE = 'docs/faults.md';

process.env.PORT ??= String(await freePort());
process.env.REPORT = REPORT;
const path = await getBrowser();
if (!path) throw new Error('expected a browser, found none');
process.env.BROWSER_PATH = path;
// Removes an older report, because a run that ends before its first test writes none.
rmSync(REPORT, { force: true });
const code = await execute('playwright', ['test', 'tests/faults/']);
const outcomes = new Map(outcomesIn(JSON.parse(readFileSync(REPORT, 'utf8'))));
const page = faultsPage(outcomes);
console.log(page);
writeFileSync(PAGE, page);
const failed = [...outcomes].filter(([, isGood]) => !isGood).map(([name]) => name);
console.log(`${outcomes.size - failed.length} cells hold, ${failed.length} don’t`);
for (const name of failed) console.log(name);
process.exitCode = code;

function outcomesIn({ suites = [], specs = [] }: Suite): [string, boolean][] {
  return [
    ...specs.map(({ title, ok }): [string, boolean] => [title, ok]),
    ...suites.flatMap(outcomesIn),
  ];
}
