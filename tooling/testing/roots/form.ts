import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** What a field is given: text, the label of an option, or whether a box is ticked. */
export type Values = Readonly<Record<string, string | boolean>>;

export class Form extends Root {
  /** What sends the form; disabled until all that is required is right. */
  readonly button: Locator;
  /** The list of faults that an incomplete form shows once it is to be sent. */
  readonly summary: Locator;

  constructor(scope: Scope) {
    super(scope, 'form', 'behaviour');
    this.button = this.element.locator(SUBMITS).first();
    this.summary = this.element.locator('[data-form-view="summary"]');
  }

  field(label: string): Locator {
    return this.element.getByLabel(label);
  }

  /** Finds the message of the field with that `name`. */
  message(name: string): Locator {
    return this.element.locator(`${this.partSelector('error')}[data-for="${name}"]`);
  }

  /** Gives each field, by its label, its value, and leaves the last one, as a visitor does who goes on. */
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

  /** Sends the form as its button does. */
  async submit(): Promise<void> {
    await this.started();
    await this.button.click();
  }
}

/** Buttons that would send something else, or nothing, say so. */
const SUBMITS =
  'button:not([type="button"], [type="reset"], [formnovalidate]), input[type="submit"], input[type="image"]';

/** Whether the field is a list of options. Runs in the page. */
function isSelect(field: Element): boolean {
  return field instanceof HTMLSelectElement;
}

export const form = (scope: Scope): Form => new Form(scope);
