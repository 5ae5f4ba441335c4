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

/** The tests that `npm test` runs in Firefox: specs, and a part of a title in each. */
export const FIREFOX_SMOKE: Readonly<Record<string, string>> = {
  'tests/e2e/cards.spec.ts': 'only the first nine cards',
  'tests/e2e/tabs.spec.ts': 'are focused by arrows',
  'tests/e2e/examples.spec.ts': 'example (modal|form) is mounted',
};

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    isThere: () => findFirefox() !== '',
    missing: 'no Firefox: Debian’s package is firefox-esr; FIREFOX_PATH selects another',
    smoke: [...Object.keys(FIREFOX_SMOKE), `--grep=${Object.values(FIREFOX_SMOKE).join('|')}`],
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
