import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A modal, by its id. Its triggers may be anywhere in the page. */
export class Modal extends Root {
  /** The triggers. */
  readonly triggers: Locator;

  constructor(scope: Scope, id: string, name = 'modal') {
    super(scope, name, 'island', `[id="${id}"]`);
    this.triggers = this.page.locator(`[data-${name}-open="${id}"]`);
  }

  /** Presses a trigger, by default the first visible one, and waits until the modal is open. */
  async open(trigger: Locator = this.triggers): Promise<void> {
    await trigger.filter({ visible: true }).first().click();
    await this.element.and(this.page.locator('.is-open')).waitFor();
  }

  /** Presses the close button, and waits until the modal is hidden. */
  async close(): Promise<void> {
    const added = this.element.locator('[data-islands-close]');
    await this.part('close').or(added).filter({ visible: true }).first().click();
    await this.element.waitFor({ state: 'hidden' });
  }
}

export const modal = (scope: Scope, id: string): Modal => new Modal(scope, id);
