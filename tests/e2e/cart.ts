/** Reads and writes the cart's cookie in tests, like a server. */
import { expect, type Page } from '@playwright/test';

/** Returns the quantity of each product, or `undefined` if the browser has no cart. */
export async function cartOf(page: Page): Promise<Record<string, number> | undefined> {
  const value = await cookieOf(page);
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
}

/** Returns the encoded value of the cookie. */
export async function cookieOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'cart_products')?.value;
}

/** Sets the cart before a page is opened. */
export async function putCart(page: Page, baseURL: string | undefined, value: string) {
  if (!baseURL) throw new Error('expected the configuration to have a base address');
  await page.context().addCookies([{ name: 'cart_products', value, url: baseURL }]);
}

/** Sets the cookie like another script of the page. */
export async function writeCookie(page: Page, value: string): Promise<void> {
  await page.evaluate((text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
    document.cookie = `cart_products=${text}; path=/`;
  }, value);
}

/** Waits until every root of this name is mounted. */
export async function started(page: Page, name: string): Promise<void> {
  await page.evaluate((root) => {
    for (const one of document.querySelectorAll<HTMLElement>(`[data-${root}]`))
      one.dataset.when = 'load';
  }, name);
  await expect(page.locator(`[data-${name}]:not([data-island-state=mounted])`)).toHaveCount(0);
}

/** Adds products to the cookie until the browser accepts no more. Returns the number of all products. */
export async function fillCookie(
  page: Page,
  products: Readonly<Record<string, number>>,
): Promise<number> {
  return page.evaluate((kept) => {
    const isTaken = (cart: object) => {
      const text = encodeURIComponent(JSON.stringify(cart));
      const value = text.replace(/%(3A|7B|7D)/g, decodeURIComponent);
      // biome-ignore lint/suspicious/noDocumentCookie: as other scripts write it
      document.cookie = `cart_products=${value}; path=/`;
      return document.cookie.includes(value);
    };
    const cart: Record<string, number> = { ...kept };
    let next = 1000;
    while (isTaken({ ...cart, [next]: 10 })) {
      cart[next] = 10;
      next += 1;
    }
    delete cart[next - 1];
    let last = `${next - 1}`;
    while (isTaken({ ...cart, [`${last}0`]: 10 })) last = `${last}0`;
    return Object.keys(cart).length + 1;
  }, products);
}
