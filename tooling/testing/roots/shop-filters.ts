import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/shop-filters/texts.ts';
import { Root, type Scope } from '../root.ts';

export class ShopFilters extends Root {
  /** The products that show. */
  readonly shown: Locator;
  /** Says how many show. */
  readonly count: Locator;
  /** Shows where nothing matches. */
  readonly empty: Locator;

  constructor(scope: Scope) {
    super(scope, 'shop-filters', 'island');
    this.shown = this.part('product').filter({ visible: true });
    this.count = this.part('count');
    this.empty = this.part('empty');
  }

  /** Ticks the boxes with these labels, beside those that are ticked. */
  async filter(...labels: readonly string[]): Promise<void> {
    await this.started();
    for (const label of labels) await this.part('form').getByLabel(label).check();
  }

  /** Presses the button that clears all boxes. */
  async clear(): Promise<void> {
    await this.element.getByRole('button', { name: texts.clear }).click();
  }
}

export const shopFilters = (scope: Scope): ShopFilters => new ShopFilters(scope);
