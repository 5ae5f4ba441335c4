/** Changes the cart's cookie in unit tests, like other scripts and browsers do. */
import { onTestFinished } from 'vitest';
import { watchCart } from '../src/services/cart-store/cart-store.ts';

const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');

/** Sets the cart at the start of a test, and removes it at the end. */
export function useCookie(cart: Readonly<Record<string, number>>): void {
  putCookie(cart);
  const leave = watchCart(() => {});
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie');
    writeElsewhere({});
    leave();
  });
}

/** Changes the cookie without an event, like another script. */
export function putCookie(cart: Readonly<Record<string, number>>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
  document.cookie = `cart_products=${encodeURIComponent(JSON.stringify(cart))}; path=/`;
}

/** Changes the cookie like another tab, and dispatches the event of the visitor's return to this page. */
export function writeElsewhere(cart: Readonly<Record<string, number>>): void {
  putCookie(cart);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Makes the browser ignore every cookie, until the returned function is called. */
export function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar?.get?.call(document),
    set: () => {},
  });
  return () => Reflect.deleteProperty(document, 'cookie');
}
