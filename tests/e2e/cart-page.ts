/** The pages of the cart. */
import type { Locator, Page } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { started } from './cart.ts';

export const EXAMPLE = READY_CARTS.exemple?.value ?? '';
export const WHOLE = { 12: 2, 34: 12, 51: 1, 52: 3, 71: 1, 72: 4 };

export class CartPage {
  readonly page: Page;
  readonly total: Locator;
  readonly empty: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.total = page.locator('[data-cart-part="total"]');
    this.empty = page.getByText('Votre panier est vide.', { exact: true });
    this.rows = page.locator('[data-cart-part="row"]');
  }

  async open(address = '/panier'): Promise<this> {
    await this.page.goto(address);
    await started(this.page, 'cart');
    return this;
  }

  row(product: number): Locator {
    return this.page.locator(`#product_${product}`);
  }

  quantity(product: number): Locator {
    return this.row(product).getByRole('spinbutton');
  }

  remove(product: number): Locator {
    return this.row(product).getByRole('button', { name: /^Supprimer/ });
  }

  /** Replaces a removed product. */
  note(name: string): Locator {
    return this.page
      .locator('[data-cart-view="note"]')
      .getByRole('group')
      .filter({ hasText: name });
  }

  undo(name: string): Locator {
    return this.note(name).getByRole('button', { name: 'Annuler', exact: true });
  }

  /** The last announcement. */
  announcement(): Locator {
    return this.page.locator('[data-cart] > [data-islands-announcer]').first();
  }
}
