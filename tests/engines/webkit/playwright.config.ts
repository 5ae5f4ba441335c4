/** Flows and sweeps in WebKitGTK: `npm run test:engines -- webkit`. Playwright runs the tests, WebDriver controls the browser. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import ofChromium from '../../../playwright.config.ts';

export default defineConfig(ofChromium, {
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../../reports/webkit-traces',
  /** Without a graphics card, WebKitGTK draws slowly. */
  timeout: 120_000,
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(process.env.REPORT ?? 'reports/webkit.json') }],
  ],
  use: { trace: 'off' },
});
