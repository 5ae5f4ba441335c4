import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** The dependence test. */
export class Fagerstrom extends Root {
  /** The element with the result, in the form or elsewhere in the page. */
  readonly result: Locator;

  constructor(scope: Scope) {
    super(scope, 'fagerstrom', 'island');
    this.result = this.page.locator(this.partSelector('result'));
  }

  /** Moves the sliders to these steps, by the names of their fields, and submits the form. */
  async answer(steps: Readonly<Record<string, number>> = {}): Promise<void> {
    await this.started();
    for (const [name, step] of Object.entries(steps))
      await this.element.locator(`input[name="${name}"]`).fill(String(step));
    await this.element.getByRole('button').last().click();
  }
}

export const fagerstrom = (scope: Scope): Fagerstrom => new Fagerstrom(scope);
