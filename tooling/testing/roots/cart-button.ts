import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/cart-button/texts.ts';
import { Root, type Scope } from '../root.ts';

/** The form that puts a product into the cart, by the product's number. */
export class CartButton extends Root {
  readonly quantity: Locator;
  /** The submit button. Its label says whether the product is in the cart. */
  readonly submit: Locator;
  /** The confirmation, which opens when the product is in the cart. */
  readonly confirmation: Locator;

  constructor(scope: Scope, product: number) {
    super(scope, 'cart-button', 'island', `[id="product_${product}"]`);
    this.quantity = this.part('quantity');
    this.submit = this.part('submit');
    this.confirmation = this.page.locator('[data-islands-dialog].cart-confirmation');
  }

  /** Puts this quantity into the cart, and waits for the confirmation. */
  async add(quantity: number): Promise<void> {
    await this.order(quantity);
    await this.confirmation.waitFor();
  }

  /** Submits a quantity that may be refused. Doesn't wait for the result. */
  async order(quantity: number): Promise<void> {
    await this.started();
    if ((await this.quantity.count()) > 0) await this.quantity.fill(String(quantity));
    await this.submit.click();
  }

  /** Closes the confirmation and stays on the page. */
  async goOn(): Promise<void> {
    await this.confirmation.getByRole('button', { name: texts.goOn }).click();
    await this.confirmation.waitFor({ state: 'detached' });
  }

  /** Follows the link of the confirmation to the cart. */
  async goToCart(): Promise<void> {
    await this.confirmation.getByRole('link', { name: texts.toCart }).click();
  }
}

export const cartButton = (scope: Scope, product: number): CartButton =>
  new CartButton(scope, product);
