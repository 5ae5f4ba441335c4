import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A truncated text. */
export class ReadMore extends Root {
  readonly text: Locator;

  constructor(scope: Scope) {
    super(scope, 'read-more', 'behaviour');
    this.text = this.part('text');
  }

  /** Opens the text, or closes it if it is open. */
  async toggle(): Promise<void> {
    await this.started();
    await this.part('toggle').click();
  }
}

export const readMore = (scope: Scope): ReadMore => new ReadMore(scope);
