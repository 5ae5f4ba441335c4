/** Sets options by preferences of Firefox if WebDriver BiDi has no command for them. */

/** The options of a test that only a preference can set. */
export interface Needs {
  readonly colorScheme?: string | null | undefined;
  readonly reducedMotion?: string | null | undefined;
  readonly forcedColors?: string | null | undefined;
  readonly hasTouch?: boolean | undefined;
}

export type Prefs = Readonly<Record<string, number | boolean | string>>;

const ALWAYS: Prefs = {
  /** Without the system's proxy, because the tested server is local. */
  'network.proxy.type': 0,
  /** Without the back-forward cache, because with it `goBack` never resolves: https://github.com/microsoft/playwright/pull/41872 */
  'browser.sessionhistory.max_total_viewers': 0,
  /** Refuses geolocation without a prompt, unless a test grants it. */
  'permissions.default.geo': 2,
};

const DARK: Prefs = { 'layout.css.prefers-color-scheme.content-override': 0 };
const CALM: Prefs = { 'ui.prefersReducedMotion': 1 };
const FORCED: Prefs = { 'browser.display.document_color_use': 2 };
/** A coarse pointer that can't hover, and overlay scrollbars. */
const TOUCH: Prefs = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
};

export function prefsFor({ colorScheme, reducedMotion, forcedColors, hasTouch }: Needs): Prefs {
  return {
    ...ALWAYS,
    ...(colorScheme === 'dark' && DARK),
    ...(reducedMotion === 'reduce' && CALM),
    ...(forcedColors === 'active' && FORCED),
    ...(hasTouch && TOUCH),
  };
}
