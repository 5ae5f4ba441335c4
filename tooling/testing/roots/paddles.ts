import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A row with two buttons that scroll it. Each button is hidden if there is nothing more on its side. */
export class Paddles extends Root {
  readonly track: Locator;
  readonly forth: Locator;
  readonly back: Locator;

  constructor(scope: Scope) {
    super(scope, 'paddles', 'behaviour');
    this.track = this.part('track');
    this.forth = this.part('next');
    this.back = this.part('previous');
  }

  async next(): Promise<void> {
    await this.started();
    await this.forth.click();
  }

  async previous(): Promise<void> {
    await this.started();
    await this.back.click();
  }
}

export const paddles = (scope: Scope): Paddles => new Paddles(scope);
