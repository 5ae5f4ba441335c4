/**
 * `npm run test:engines`, after `npm run build`: runs the end-to-end tests in Firefox, and flows and sweeps in WebKit.
 * `-- firefox` or `-- webkit` runs only one of them. Further options are Playwright's (`-- firefox tests/e2e/cards.spec.ts`).
 */
import { execute } from '../run/process.ts';
import { engines, optionsFor } from './engines.ts';

const [name, ...tests] = process.argv.slice(3);
const chosen = engines.filter((engine) => name === undefined || engine.name === name);
if (chosen.length === 0) throw new Error(`expected firefox or webkit, found ${name}`);

for (const engine of chosen) {
  console.log(`\n── ${engine.name} ──`);
  if (!engine.isThere()) console.log(`not run: ${engine.missing}`);
  const isGood = engine.isThere() && (await execute('playwright', optionsFor(engine, tests))) === 0;
  if (!isGood) process.exitCode = 1;
}
