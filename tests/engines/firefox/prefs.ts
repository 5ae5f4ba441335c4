/** Preferences of Firefox, which stand in for what WebDriver BiDi has no command for. */

/** What a test asks of its browser that only a preference can give. */
export interface Wishes {
  readonly colorScheme?: string | null | undefined;
  readonly reducedMotion?: string | null | undefined;
  readonly forcedColors?: string | null | undefined;
  readonly hasTouch?: boolean | undefined;
}

export type Prefs = Readonly<Record<string, number | boolean | string>>;

const ALWAYS: Prefs = {
  /** The machine's proxy is nothing to the server under test. */
  'network.proxy.type': 0,
  /** Off, as Playwright has it in Chromium: with it, `goBack` never settles. https://github.com/microsoft/playwright/pull/41872 */
  'browser.sessionhistory.max_total_viewers': 0,
  /** Refuses the position where a test has not granted it, instead of asking. */
  'permissions.default.geo': 2,
};

const DARK: Prefs = { 'layout.css.prefers-color-scheme.content-override': 0 };
const CALM: Prefs = { 'ui.prefersReducedMotion': 1 };
const FORCED: Prefs = { 'browser.display.document_color_use': 2 };
/** A coarse pointer that can't hover, and scrollbars that take no room. */
const TOUCH: Prefs = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
};

export function prefsFor({ colorScheme, reducedMotion, forcedColors, hasTouch }: Wishes): Prefs {
  return {
    ...ALWAYS,
    ...(colorScheme === 'dark' && DARK),
    ...(reducedMotion === 'reduce' && CALM),
    ...(forcedColors === 'active' && FORCED),
    ...(hasTouch && TOUCH),
  };
}
