/**
 * The cookie that holds the cart. A browser may refuse to show it or to store it, silently or not
 * (https://www.rfc-editor.org/rfc/rfc6265#section-6.1).
 */
import Cookies from 'js-cookie';

const NAME = 'cart_products';
const DAYS = 1;
/**
 * For browsers that do not tell of changes: without https, and older ones, there is no `cookieStore`.
 * https://developer.mozilla.org/en-US/docs/Web/API/CookieStore
 */
const POLL_MS = 1000;
/**
 * When to look again after a change was told. Chromium tells of another tab's change before `document.cookie` shows it: without
 * a second look, about one run of `tests/e2e/cart-link.spec.ts` in twenty fails.
 */
const AGAIN_MS = [100, 1000];

/** Returns the text of the cookie, decoded, or `undefined` where there is none that can be read. */
export function readCookie(): string | undefined {
  try {
    return Cookies.get(NAME);
  } catch {
    return undefined;
  }
}

/** Asks the browser to store the text; only reading it back tells whether it did. */
export function writeCookie(text: string): void {
  const secure = location.protocol === 'https:';
  try {
    Cookies.set(NAME, text, { expires: DAYS, path: '/', sameSite: 'Lax', secure });
  } catch {
    // A document without a right to cookies: the read-back fails too.
  }
}

/** Calls `look` whenever the cookie may have changed, by whomever, until the signal ends. */
export function watchCookie(look: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  if ('cookieStore' in window) watchCookieStore(look, signal);
  else {
    const timer = setInterval(look, POLL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}

function watchCookieStore(look: () => void, signal: AbortSignal): void {
  let timers: readonly number[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const lookAndLookAgain = () => {
    stop();
    look();
    timers = AGAIN_MS.map((wait) => window.setTimeout(look, wait));
  };
  window.cookieStore.addEventListener('change', lookAndLookAgain, { signal });
  signal.addEventListener('abort', stop);
}
