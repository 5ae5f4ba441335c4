/** Firefox and WebKit: how they are found, and which tests run in them. */
import { findFirefox } from './firefox/find-firefox.ts';
import { findWebKit } from './webkit/find-webkit.ts';

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  readonly isThere: () => boolean;
  /** How to install it. */
  readonly missing: string;
  /** Playwright's options for the few tests that `npm test` runs. */
  readonly smoke: readonly string[];
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    isThere: () => findFirefox() !== '',
    missing: 'no Firefox: Debian’s package is firefox-esr; FIREFOX_PATH selects another',
    smoke: [
      ...['cards', 'tabs', 'examples'].map((name) => `tests/e2e/${name}.spec.ts`),
      '--grep=only the first nine cards|are focused by arrows|example (modal|form) is mounted',
    ],
  },
  {
    name: 'webkit',
    isThere: () => findWebKit() !== undefined,
    missing:
      'no WebKit: Debian’s packages are webkit2gtk-driver, xvfb, xauth and gstreamer1.0-libav',
    smoke: ['--grep', ' (cards|tabs|modal|form): '],
  },
];

/** Returns Playwright's options for an engine. */
export function optionsFor({ name }: Engine, tests: readonly string[]): readonly string[] {
  return ['test', '--config', `tests/engines/${name}/playwright.config.ts`, ...tests];
}
