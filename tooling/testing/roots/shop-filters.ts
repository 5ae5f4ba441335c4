import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/shop-filters/texts.ts';
import { Root, type Scope } from '../root.ts';

export class ShopFilters extends Root {
  /** The visible products. */
  readonly shown: Locator;
  /** The text with the number of visible products. */
  readonly count: Locator;
  /** The text that no product matches. */
  readonly empty: Locator;

  constructor(scope: Scope) {
    super(scope, 'shop-filters', 'island');
    this.shown = this.part('product').filter({ visible: true });
    this.count = this.part('count');
    this.empty = this.part('empty');
  }

  /** Checks the boxes with these labels. Other boxes don't change. */
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
