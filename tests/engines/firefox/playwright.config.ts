/** The end-to-end tests of the built bundle, as they are, in the system's Firefox: `npm run test:engines -- firefox`. */
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import ofChromium from '../../../playwright.config.ts';

export default defineConfig(ofChromium, {
  testDir: '../..',
  testMatch: ['e2e/**/*.spec.ts'],
  /** Servers and tools of developers: nothing of theirs is shipped to visitors. */
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
