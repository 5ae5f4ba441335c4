import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A grid of cards. */
export class Cards extends Root {
  /** The visible cards. */
  readonly shown: Locator;
  /** The status with the number of visible cards. */
  readonly status: Locator;

  constructor(scope: Scope) {
    super(scope, 'cards', 'island');
    this.shown = this.part('card').filter({ visible: true });
    this.status = this.part('status');
  }

  /** Shows more cards. */
  async more(): Promise<void> {
    await this.started();
    await this.part('more').click();
  }

  /** Checks the boxes with these labels, unchecks all others, and submits the form if it has a submit button. */
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
