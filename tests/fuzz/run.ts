/** `npm run test:fuzz`: runs 50 000 cases and 100 themes from a new seed, which it prints. `SEED=… npm run test:fuzz` runs the same cases. */
import { getBrowser } from '../run/get-browser.ts';
import { execute } from '../run/process.ts';

process.env.CASES ??= '50000';
process.env.SEED ??= String(Date.now() % 2 ** 31);
process.env.INJECTIONS = 'all';
process.env.THEMES ??= '100';
console.log(`${process.env.CASES} cases, SEED=${process.env.SEED}`);
const generated = await execute('vitest', ['run', 'tests/fuzz/']);
const path = await getBrowser();
if (path) process.env.BROWSER_PATH = path;
const injected = path
  ? await execute('playwright', [
      'test',
      'tests/sweeps/injection.spec.ts',
      'tests/sweeps/themes.spec.ts',
    ])
  : 1;
console.log(`SEED=${process.env.SEED} runs the same cases again`);
process.exitCode = generated || injected;
