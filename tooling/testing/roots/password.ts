import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

export class Password extends Root {
  readonly input: Locator;

  constructor(scope: Scope) {
    super(scope, 'password', 'behaviour');
    this.input = this.part('input');
  }

  /** Shows the password, or hides it if it is shown. */
  async toggle(): Promise<void> {
    await this.started();
    await this.part('toggle').click();
  }
}

export const password = (scope: Scope): Password => new Password(scope);
