import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/cart/texts.ts';
import { Root, type Scope } from '../root.ts';
import { cartButton } from './cart-button.ts';

/** Maps the number of a product to its quantity. */
export type Contents = Readonly<Record<string, number>>;

const COOKIE = 'cart_products';

/** The visitor's cart. The rows exist on the cart's page only, the content can be read on any page. */
export class Cart extends Root {
  readonly rows: Locator;
  /** The text with the number of articles. */
  readonly total: Locator;
  /** The text for an empty cart. */
  readonly empty: Locator;

  constructor(scope: Scope) {
    super(scope, 'cart', 'island');
    this.rows = this.part('row').filter({ visible: true });
    this.total = this.part('total');
    this.empty = this.part('empty');
  }

  /** Returns the content of the cart, or an empty object if the browser has no cart. */
  async contents(): Promise<Contents> {
    const cookies = await this.page.context().cookies(this.page.url());
    const value = cookies.find(({ name }) => name === COOKIE)?.value ?? '{}';
    return JSON.parse(decodeURIComponent(value));
  }

  /** Fills the cart before a page is opened, as if on an earlier visit. `url` is the address of the site. */
  async put(contents: Contents, url: string): Promise<void> {
    const value = encodeURIComponent(JSON.stringify(contents));
    await this.page.context().addCookies([{ name: COOKIE, value, url }]);
  }

  /** Puts a product into the cart with its button on this page, and closes the confirmation. */
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

  /** Enters a quantity in the product's row. 0 removes the product. */
  async setQuantity(product: number, quantity: number): Promise<void> {
    await this.started();
    await this.quantity(product).fill(String(quantity));
    await this.quantity(product).press('Enter');
  }

  /** Removes a product, and waits until its row is gone. */
  async remove(product: number): Promise<void> {
    await this.started();
    await this.row(product).locator(this.partSelector('remove')).click();
    await this.row(product).waitFor({ state: 'hidden' });
  }

  /** Undoes the last removal. */
  async undo(): Promise<void> {
    const notes = this.element.locator('[data-cart-view="note"]');
    await notes.getByRole('button', { name: texts.undo, exact: true }).last().click();
  }
}

export const cart = (scope: Scope): Cart => new Cart(scope);
