/** The cart's cookie in unit tests, as other scripts and browsers treat it. */
import { onTestFinished } from 'vitest';
import { watchCart } from '../src/services/cart-store/cart-store.ts';

const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');

/** Starts the test with that cart, and ends it with none. */
export function useCookie(cart: Readonly<Record<string, number>>): void {
  putCookie(cart);
  const leave = watchCart(() => {});
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie');
    writeElsewhere({});
    leave();
  });
}

/** As another script does, which tells nobody. */
export function putCookie(cart: Readonly<Record<string, number>>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
  document.cookie = `cart_products=${encodeURIComponent(JSON.stringify(cart))}; path=/`;
}

/** As another tab does while this page is looked at. */
export function writeElsewhere(cart: Readonly<Record<string, number>>): void {
  putCookie(cart);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets the browser refuse every cookie, without a word, until the function that it gives is called. */
export function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar?.get?.call(document),
    set: () => {},
  });
  return () => Reflect.deleteProperty(document, 'cookie');
}
