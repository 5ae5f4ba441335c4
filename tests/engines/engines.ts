/** Firefox and WebKit, where they are: what they are called, how they are found, and what runs in them. */
import { findFirefox } from './firefox/find-firefox.ts';
import { findWebKit } from './webkit/find-webkit.ts';

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  readonly isThere: () => boolean;
  /** Where it is to be had. */
  readonly missing: string;
  /** A part that is quick enough for `npm test`, as Playwright chooses tests. */
  readonly smoke: readonly string[];
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    isThere: () => findFirefox() !== '',
    missing: 'no Firefox: Debian has it in firefox-esr; FIREFOX_PATH names another',
    smoke: [
      ...['cards', 'tabs', 'examples'].map((name) => `tests/e2e/${name}.spec.ts`),
      '--grep=the first nine show|are walked by arrows|example (modal|form) comes to life',
    ],
  },
  {
    name: 'webkit',
    isThere: () => findWebKit() !== undefined,
    missing:
      'no WebKit: Debian has it in webkit2gtk-driver, with xvfb, xauth and gstreamer1.0-libav',
    smoke: ['--grep', ' (cards|tabs|modal|form): '],
  },
];

/** Returns Playwright's options for an engine. */
export function optionsFor({ name }: Engine, tests: readonly string[]): readonly string[] {
  return ['test', '--config', `tests/engines/${name}/playwright.config.ts`, ...tests];
}
