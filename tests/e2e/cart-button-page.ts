/** The order forms on the fixture page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { started } from './cart.ts';

export class Order {
  readonly root: Locator;
  readonly quantity: Locator;
  readonly button: Locator;
  readonly message: Locator;
  readonly dialog: Locator;
  readonly page: Page;

  constructor(page: Page, product: number | string) {
    this.page = page;
    this.root = page.locator(`form#product_${product}`);
    this.quantity = this.root.getByRole('spinbutton');
    this.button = this.root.locator('[data-cart-button-part="submit"]');
    this.message = this.root.getByRole('status');
    this.dialog = page.getByRole('dialog');
  }

  async open(address = '/cart-button'): Promise<this> {
    await this.page.goto(address);
    await started(this.page, 'cart-button');
    return this;
  }

  step(direction: 'plus' | 'moins'): Locator {
    const name = direction === 'plus' ? /^Augmenter la quantité/ : /^Diminuer la quantité/;
    return this.root.getByRole('button', { name });
  }

  async order(quantity: string): Promise<void> {
    await this.quantity.fill(quantity);
    await this.button.click();
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuer mes achats' }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
