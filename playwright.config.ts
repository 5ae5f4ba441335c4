import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, NO_FONTS } from './tests/browser.ts';
import { freePort } from './tests/run/free-port.ts';
import { expectFreshBuild } from './tests/run/fresh-build.ts';

/** A worker reads this file again: only the first reader looks at the build, and chooses a port that nobody uses. */
if (process.env.TEST_WORKER_INDEX === undefined) expectFreshBuild();
process.env.PORT ??= String(await freePort());
const port = Number(process.env.PORT);
const baseURL = `http://127.0.0.1:${port}`;

/** Against the built bundle on the fixture pages: `npm run build` first. */
export default defineConfig({
  testDir: 'tests',
  /** Puts what specs import from `@playwright/test` in its place: pages that a worker keeps. */
  tsconfig: resolve('tests/kept-page/tsconfig.json'),
  testMatch: ['{e2e,sweeps,visual,faults,long}/**/*.spec.ts'],
  fullyParallel: true,
  /** A page that waits for the network or for a frame leaves its core to another. */
  workers: Math.max(2, 2 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  /** Room for a busy machine: no test waits for time to pass, and none asserts that it is short. */
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['json', { outputFile: process.env.REPORT ?? 'reports/playwright.json' }],
  ],
  outputDir: 'reports/traces',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  use: {
    baseURL,
    locale: 'fr-FR',
    /** What failed can be looked at step by step: `npx playwright show-trace`. The whole suite would take half as long again. */
    trace: process.env.REPORT ? 'off' : 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(NO_FONTS),
  },
  webServer: {
    command: `npm run preview -- --host 127.0.0.1 --port ${port}`,
    url: `${baseURL}/catalogue.json`,
    reuseExistingServer: false,
  },
});
