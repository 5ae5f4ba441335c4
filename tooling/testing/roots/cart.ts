import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/cart/texts.ts';
import { Root, type Scope } from '../root.ts';
import { cartButton } from './cart-button.ts';

/** From the number of a product to how many of it. */
export type Contents = Readonly<Record<string, number>>;

const COOKIE = 'cart_products';

/** The visitor's cart: its rows, where the page has them, and what it holds, on any page. */
export class Cart extends Root {
  readonly rows: Locator;
  /** Says how many articles there are. */
  readonly total: Locator;
  /** Shows where nothing is in the cart. */
  readonly empty: Locator;

  constructor(scope: Scope) {
    super(scope, 'cart', 'island');
    this.rows = this.part('row').filter({ visible: true });
    this.total = this.part('total');
    this.empty = this.part('empty');
  }

  /** Returns what the cart holds; empty where the browser has none. */
  async contents(): Promise<Contents> {
    const cookies = await this.page.context().cookies(this.page.url());
    const value = cookies.find(({ name }) => name === COOKIE)?.value ?? '{}';
    return JSON.parse(decodeURIComponent(value));
  }

  /** Fills the cart before a page is opened, as an earlier visit did. `url` is that of the site. */
  async put(contents: Contents, url: string): Promise<void> {
    const value = encodeURIComponent(JSON.stringify(contents));
    await this.page.context().addCookies([{ name: COOKIE, value, url }]);
  }

  /** Puts a product into the cart by its button on this page, and closes the confirmation. */
  async add(product: number, quantity = 1): Promise<void> {
    const button = cartButton(this.page, product);
    await button.add(quantity);
    await button.goOn();
  }

  row(product: number): Locator {
    return this.part('row').and(this.page.locator(`[id="product_${product}"]`));
  }

  quantity(product: number): Locator {
    return this.row(product).locator(this.partSelector('quantity'));
  }

  /** Writes a quantity into the product's row; 0 takes the product out. */
  async setQuantity(product: number, quantity: number): Promise<void> {
    await this.started();
    await this.quantity(product).fill(String(quantity));
    await this.quantity(product).press('Enter');
  }

  /** Takes a product out, and waits until its row is gone. */
  async remove(product: number): Promise<void> {
    await this.started();
    await this.row(product).locator(this.partSelector('remove')).click();
    await this.row(product).waitFor({ state: 'hidden' });
  }

  /** Brings the product back that was taken out last. */
  async undo(): Promise<void> {
    const notes = this.element.locator('[data-cart-view="note"]');
    await notes.getByRole('button', { name: texts.undo, exact: true }).last().click();
  }
}

export const cart = (scope: Scope): Cart => new Cart(scope);
