/**
 * `npm test`: runs all checks, one step after another, and ends with one line of totals. A step that can't run counts as
 * a failed check, and so does a runner that finds no test.
 */
import { rmSync } from 'node:fs';
import { CONFIGS } from '../../tooling/release/bundled.ts';
import { type Engine, engines, optionsFor } from '../engines/engines.ts';
import { freePort } from './free-port.ts';
import { getBrowser } from './get-browser.ts';
import { execute } from './process.ts';
import { countPlaywright, countVitest } from './reports.ts';
import { addUp, type Count, FAILED, PASSED, sentenceOf } from './tally.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
  /** Steps that have to pass first. */
  readonly needs?: readonly string[];
}

const reports = 'reports';
/** Biome writes colours even if the output is not a terminal. */
const PLAIN = process.stdout.isTTY ? [] : ['--colors=off'];
const BUNDLE_CONFIG = 'tests/bundle/vitest.config.ts';
rmSync(reports, { recursive: true, force: true });
process.env.PORT ??= String(await freePort());

await runAll([
  { name: 'types', run: () => check('tsc', '--noEmit') },
  { name: 'lint', run: () => check('biome', 'ci', '.', ...PLAIN) },
  { name: 'units', run: () => vitest('units') },
  { name: 'build', run: build },
  { name: 'browser', run: findBrowser },
  { name: 'e2e', run: () => playwright('e2e'), needs: ['build', 'browser'] },
  { name: 'sweeps', run: () => playwright('sweeps', 'visual'), needs: ['build', 'browser'] },
  ...engines.map((engine) => ({
    name: engine.name,
    run: () => smoke(engine),
    needs: ['build'],
  })),
  { name: 'budgets', run: () => vitest('bundle', '--config', BUNDLE_CONFIG), needs: ['build'] },
]);

async function runAll(steps: readonly Step[]): Promise<void> {
  const counts: Count[] = [];
  const failed = new Set<string>();
  for (const { name, run, needs = [] } of steps) {
    console.log(`\n── ${name} ──`);
    const missing = needs.find((need) => failed.has(need));
    const count = missing ? without(missing) : await run();
    if (count.failed > 0) failed.add(name);
    counts.push(count);
  }
  const total = addUp(counts);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${sentenceOf(total)}`);
}

function without(step: string): Count {
  console.log(`not run: it needs "${step}", which failed`);
  return FAILED;
}

/** Builds the bundle, the checker and the testing kit. */
async function build(): Promise<Count> {
  const counts: Count[] = [];
  for (const config of CONFIGS) counts.push(await check('vite', 'build', '--config', config));
  return addUp(counts);
}

async function check(tool: string, ...options: string[]): Promise<Count> {
  return (await execute(tool, options)) === 0 ? PASSED : FAILED;
}

async function vitest(name: string, ...options: string[]): Promise<Count> {
  const report = `${reports}/${name}.json`;
  const shown = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return countVitest(report, await execute('vitest', ['run', ...shown, ...options]));
}

/**
 * Runs folders of `tests/` in one run. The report, and the folder with notes about what failed, are named after the first
 * one. Playwright empties that folder first.
 */
async function playwright(...folders: readonly string[]): Promise<Count> {
  const report = `${reports}/${folders[0]}.json`;
  process.env.REPORT = report;
  const paths = folders.map((folder) => `tests/${folder}/`);
  const options = ['test', '--output', `${reports}/${folders[0]}-failed`, ...paths];
  return countPlaywright(report, await execute('playwright', options));
}

/** Runs a part of `npm run test:engines`. A browser that is not installed counts as one skipped check. */
async function smoke(engine: Engine): Promise<Count> {
  if (!engine.isThere()) {
    console.log(`not run: ${engine.missing}`);
    return { ...addUp([]), skipped: 1 };
  }
  const report = `${reports}/${engine.name}.json`;
  process.env.REPORT = report;
  return countPlaywright(report, await execute('playwright', optionsFor(engine, engine.smoke)));
}

/** Counts as a failed check if there is no browser. Otherwise it counts nothing, because it tests nothing of the bundle. */
async function findBrowser(): Promise<Count> {
  const path = await getBrowser();
  if (!path) return FAILED;
  process.env.BROWSER_PATH = path;
  return addUp([]);
}
