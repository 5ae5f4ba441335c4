import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** The value for a field: text, the label of an option, or whether a box is checked. */
export type Values = Readonly<Record<string, string | boolean>>;

export class Form extends Root {
  /** The submit button. It is disabled until all required fields are valid. */
  readonly button: Locator;
  /** The error summary, which appears when a visitor tries to submit an incomplete form. */
  readonly summary: Locator;

  constructor(scope: Scope) {
    super(scope, 'form', 'behaviour');
    this.button = this.element.locator(SUBMITS).first();
    this.summary = this.element.locator('[data-form-view="summary"]');
  }

  field(label: string): Locator {
    return this.element.getByLabel(label);
  }

  /** Returns a locator for the message of the field with this `name`. */
  message(name: string): Locator {
    return this.element.locator(`${this.partSelector('error')}[data-for="${name}"]`);
  }

  /** Fills each field, by its label, and then leaves the last one. */
  async fill(values: Values): Promise<void> {
    await this.started();
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (await field.evaluate(isSelect)) await field.selectOption(value);
      else await field.fill(value);
      await field.blur();
    }
  }

  /** Submits the form with its button. */
  async submit(): Promise<void> {
    await this.started();
    await this.button.click();
  }
}

/** Matches the submit button. Buttons with another purpose have attributes that say so. */
const SUBMITS =
  'button:not([type="button"], [type="reset"], [formnovalidate]), input[type="submit"], input[type="image"]';

/** Runs in the page: returns whether the field is a `<select>`. */
function isSelect(field: Element): boolean {
  return field instanceof HTMLSelectElement;
}

export const form = (scope: Scope): Form => new Form(scope);
