import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

export class Timeline extends Root {
  /** The visible rows. */
  readonly shown: Locator;

  constructor(scope: Scope) {
    super(scope, 'timeline', 'behaviour');
    this.shown = this.part('row').filter({ visible: true });
  }

  /** Shows more rows. */
  async more(): Promise<void> {
    await this.started();
    await this.part('more').click();
  }
}

export const timeline = (scope: Scope): Timeline => new Timeline(scope);
