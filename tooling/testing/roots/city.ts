import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A field for a commune, or a field for its name and one for its postcode. */
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

  /** Types into the field and chooses the first suggestion with this text. */
  async choose(typed: string, suggestion: string): Promise<void> {
    await this.started();
    await this.city.pressSequentially(typed);
    await this.suggestions.filter({ hasText: suggestion }).first().click();
  }
}

export const city = (scope: Scope): City => new City(scope);
