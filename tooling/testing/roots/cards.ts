import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A grid of cards. */
export class Cards extends Root {
  /** The cards that show. */
  readonly shown: Locator;
  /** Says how many show. */
  readonly status: Locator;

  constructor(scope: Scope) {
    super(scope, 'cards', 'island');
    this.shown = this.part('card').filter({ visible: true });
    this.status = this.part('status');
  }

  /** Reveals more cards. */
  async more(): Promise<void> {
    await this.started();
    await this.part('more').click();
  }

  /** Ticks the boxes with these labels, and no other, and sends the form where it has a button for that. */
  async filter(...labels: readonly string[]): Promise<void> {
    await this.started();
    const form = this.part('filters');
    for (const box of await form.getByRole('checkbox', { checked: true }).all())
      await box.uncheck();
    for (const label of labels) await form.getByLabel(label).check();
    const button = form.getByRole('button').first();
    if ((await button.count()) > 0) await button.click();
  }
}

export const cards = (scope: Scope): Cards => new Cards(scope);
