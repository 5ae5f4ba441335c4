import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

export class Range extends Root {
  readonly slider: Locator;
  /** The tooltip over the thumb, with the name of the step. */
  readonly tooltip: Locator;

  constructor(scope: Scope) {
    super(scope, 'range', 'behaviour');
    this.slider = this.element.getByRole('slider');
    this.tooltip = this.element.locator('[data-range-view="tooltip"]');
  }

  /** Moves to a step with the arrow keys. */
  async moveTo(step: number): Promise<void> {
    await this.started();
    const by = step - Number(await this.slider.inputValue());
    const key = by > 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let moves = 0; moves < Math.abs(by); moves += 1) await this.slider.press(key);
  }
}

export const range = (scope: Scope): Range => new Range(scope);
