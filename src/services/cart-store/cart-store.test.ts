import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductId } from './cart.ts';
import { productIdOf } from './cart.ts';
import { currentCart, quantityOf, setQuantity, watchCart } from './cart-store.ts';

const product = (number: number): ProductId => {
  const id = productIdOf(`${number}`);
  if (!id) throw new Error(`expected ${number} to be a product`);
  return id;
};

let told: unknown[];
let leave: () => void;
const listen = (event: Event) => {
  if (event instanceof CustomEvent) told.push(event.detail.products);
};

/** Changes the cookie as another script does. */
const putCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
  document.cookie = `cart_products=${value}; path=/`;
};

const writeElsewhere = (value: string) => {
  putCookie(value);
  dispatchEvent(new Event('pageshow'));
};

const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');

/** Replaces the document's own cookie until the test ends. */
function replaceCookie(get: () => string, set: (text: string) => void): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
}

/**
 * Refuses cookies beyond 4096 bytes as browsers do (https://www.rfc-editor.org/rfc/rfc6265#section-6.1): there is
 * no error, and the old value stays.
 */
function refuseBeyond(limit: number): void {
  replaceCookie(
    () => jar?.get?.call(document),
    (text) => {
      if ((text.split(';')[0] ?? '').length <= limit) jar?.set?.call(document, text);
    },
  );
}

beforeEach(() => {
  told = [];
  putCookie('; max-age=0');
  leave = watchCart(() => {});
  document.addEventListener('cart:change', listen);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  document.removeEventListener('cart:change', listen);
  putCookie('; max-age=0');
  dispatchEvent(new Event('pageshow'));
  leave();
});

describe('the cart', () => {
  it('agrees with a model after any series of changes, in this page or elsewhere', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 0, max: 4 }),
      isElsewhere: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        writeElsewhere('{}');
        const model = new Map<string, number>();
        for (const { id, quantity, isElsewhere } of steps) {
          if (quantity > 0) model.set(`${id}`, quantity);
          else model.delete(`${id}`);
          const text = JSON.stringify(Object.fromEntries(model));
          if (isElsewhere) writeElsewhere(encodeURIComponent(text));
          else expect(setQuantity(product(id), quantity)).toBe(true);
          expect(Object.fromEntries(currentCart())).toEqual(Object.fromEntries(model));
        }
      }),
    );
  });

  it('keeps what another script has written meanwhile', () => {
    putCookie('{%2299%22:3}');

    setQuantity(product(12), 2);

    expect(Object.fromEntries(currentCart())).toEqual({ 12: 2, 99: 3 });
  });

  it('is the same object until it changes', () => {
    setQuantity(product(12), 2);
    const before = currentCart();

    writeElsewhere(encodeURIComponent('{"12":"2"}'));

    expect(currentCart()).toBe(before);
  });

  it('is unchanged if the browser refuses a larger one', () => {
    setQuantity(product(12), 2);
    refuseBeyond('cart_products={%2212%22:2}'.length);

    expect(setQuantity(product(34), 1)).toBe(false);

    expect(Object.fromEntries(currentCart())).toEqual({ 12: 2 });
    expect(told).toEqual([{ 12: 2 }]);
  });

  it('is empty, and can not be changed, if the browser throws on cookies', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    replaceCookie(refuse, refuse);

    expect(setQuantity(product(12), 2)).toBe(false);
    expect(quantityOf(product(12))).toBe(0);
  });
});

describe('the cookie', () => {
  it.each([
    ['https:', true],
    ['http:', false],
  ])('on %s is sent over secure connections only: %s', (protocol, isSecure) => {
    const written: string[] = [];
    replaceCookie(
      () => '',
      (text) => written.push(text),
    );
    vi.stubGlobal('location', { protocol });

    setQuantity(product(12), 2);
    vi.unstubAllGlobals();

    expect(written).toHaveLength(1);
    expect(/; secure(;|$)/i.test(written[0] ?? '')).toBe(isSecure);
    expect(written[0]).toMatch(/; path=\/(;|$)/);
  });
});

describe('the page', () => {
  it('gets one event for each change, however many watch', () => {
    const others = [1, 2, 3].map(() => watchCart(() => {}));

    setQuantity(product(12), 2);
    writeElsewhere('{%2212%22:5}');
    writeElsewhere('{%2212%22:%225%22}');
    setQuantity(product(12), 0);
    for (const other of others) other();

    expect(told).toEqual([{ 12: 2 }, { 12: 5 }, {}]);
  });

  it('gets the event of another script’s change before that of its own', () => {
    putCookie('{%2299%22:3}');

    setQuantity(product(12), 2);

    expect(told).toEqual([{ 99: 3 }, { 12: 2, 99: 3 }]);
  });

  it('gets the event within seconds in a browser without cookie events', () => {
    leave();
    vi.useFakeTimers();
    const changed = vi.fn();
    leave = watchCart(changed);

    putCookie('{%2212%22:5}');
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();

    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('gets the event of a change that the cookie shows late', () => {
    leave();
    vi.useFakeTimers();
    const cookieStore = new EventTarget();
    Object.defineProperty(window, 'cookieStore', { configurable: true, value: cookieStore });
    const changed = vi.fn();
    leave = watchCart(changed);

    cookieStore.dispatchEvent(new Event('change'));
    putCookie('{%2212%22:5}');
    vi.advanceTimersByTime(100);
    expect(changed).toHaveBeenCalledTimes(1);

    cookieStore.dispatchEvent(new Event('change'));
    leave();
    expect(vi.getTimerCount()).toBe(0);
    Reflect.deleteProperty(window, 'cookieStore');
    vi.useRealTimers();
  });

  it('gets the event of the server’s change when it is visible again', () => {
    putCookie('{%2212%22:5}');

    document.dispatchEvent(new Event('visibilitychange'));

    expect(told).toEqual([{ 12: 5 }]);
  });

  it('gets no event once nobody watches', () => {
    leave();

    writeElsewhere('{%2212%22:5}');

    expect(told).toEqual([]);
  });
});
