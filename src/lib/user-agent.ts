/**
 * Finds the visitor's browser and system from the user agent string. The order of the rules matters: nearly every
 * string names other browsers, too.
 */

export type Browser =
  | 'chrome'
  | 'edge'
  | 'firefox'
  | 'safari'
  | 'opera'
  | 'samsung'
  | 'other-browser';
export type System = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other-os';

const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPT|OPiOS|OPX|Opera)\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'chrome'],
  [/Android/, 'other-browser'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'safari'],
];

const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/Windows Phone/, 'other-os'],
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/CrOS/, 'linux'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux/, 'linux'],
];

/** Returns the browser. In-app and unknown browsers are `other-browser`. */
export function browserOf(userAgent: string): Browser {
  return BROWSERS.find(([rule]) => rule.test(userAgent))?.[1] ?? 'other-browser';
}

/**
 * Returns the system. An iPad reports itself as Macintosh, but no Mac has a touch screen:
 * https://github.com/bestiejs/platform.js/issues/175
 */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return SYSTEMS.find(([rule]) => rule.test(userAgent))?.[1] ?? 'other-os';
}

/** Whether links that need a phone are useful, such as those to an app store. */
export function isMobile(system: System): boolean {
  return system === 'android' || system === 'ios';
}
