import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A field for a commune, or one for it and one for its postcode. */
export class City extends Root {
  readonly city: Locator;
  readonly postcode: Locator;
  readonly suggestions: Locator;

  constructor(scope: Scope) {
    super(scope, 'city', 'behaviour');
    this.city = this.part('city');
    this.postcode = this.part('postcode');
    this.suggestions = this.element.getByRole('option');
  }

  /** Types into the field and takes the first suggestion that has these words. */
  async choose(typed: string, suggestion: string): Promise<void> {
    await this.started();
    await this.city.pressSequentially(typed);
    await this.suggestions.filter({ hasText: suggestion }).first().click();
  }
}

export const city = (scope: Scope): City => new City(scope);
