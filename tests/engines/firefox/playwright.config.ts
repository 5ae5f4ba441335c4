/** Runs the end-to-end tests of the built bundle in the system's Firefox: `npm run test:engines -- firefox`. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import ofChromium from '../../../playwright.config.ts';

export default defineConfig(ofChromium, {
  testDir: '../..',
  testMatch: ['e2e/**/*.spec.ts'],
  /** Tests of tools for developers, which are not shipped to visitors. */
  testIgnore: ['e2e/development*.spec.ts', 'e2e/preview.spec.ts', 'e2e/kept-page.spec.ts'],
  tsconfig: './tsconfig.json',
  outputDir: '../../../reports/firefox-traces',
  reporter: [
    ['list'],
    ['./reporter.ts'],
    ['json', { outputFile: resolve(process.env.REPORT ?? 'reports/firefox.json') }],
  ],
  use: { trace: 'off' },
});
