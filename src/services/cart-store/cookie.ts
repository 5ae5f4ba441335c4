/**
 * The cookie of the cart. A browser may refuse to read or to store it, with or without an error
 * (https://www.rfc-editor.org/rfc/rfc6265#section-6.1).
 */
import Cookies from 'js-cookie';

const NAME = 'cart_products';
const DAYS = 1;
/**
 * How often to read the cookie in browsers without `cookieStore`: older ones, and all without https.
 * https://developer.mozilla.org/en-US/docs/Web/API/CookieStore
 */
const POLL_MS = 1000;
/**
 * When to read the cookie again after a `change` event, in ms. Chromium dispatches the event for another tab's
 * change before `document.cookie` has it: without a second look, about one run of `tests/e2e/cart-link.spec.ts` in
 * twenty fails.
 */
const AGAIN_MS = [100, 1000];

/** Returns the decoded text of the cookie, or `undefined` if there is none or it can't be read. */
export function readCookie(): string | undefined {
  try {
    return Cookies.get(NAME);
  } catch {
    return undefined;
  }
}

/** Stores the text, if the browser allows it. The caller must read it back to know. */
export function writeCookie(text: string): void {
  const secure = location.protocol === 'https:';
  try {
    Cookies.set(NAME, text, { expires: DAYS, path: '/', sameSite: 'Lax', secure });
  } catch {
    // The document may not use cookies. Reading back fails too.
  }
}

/** Calls `check` whenever the cookie may have changed, until the signal aborts. */
export function watchCookie(check: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  if ('cookieStore' in window) watchCookieStore(check, signal);
  else {
    const timer = setInterval(check, POLL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}

function watchCookieStore(check: () => void, signal: AbortSignal): void {
  let timers: readonly number[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const checkNowAndLater = () => {
    stop();
    check();
    timers = AGAIN_MS.map((wait) => window.setTimeout(check, wait));
  };
  window.cookieStore.addEventListener('change', checkNowAndLater, { signal });
  signal.addEventListener('abort', stop);
}
