import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

export class Tabs extends Root {
  /** The visible panel. */
  readonly panel: Locator;

  constructor(scope: Scope) {
    super(scope, 'tabs', 'behaviour');
    this.panel = this.part('panel').filter({ visible: true });
  }

  tab(name: string): Locator {
    return this.element.getByRole('tab', { name });
  }

  /** Selects the tab with this name. */
  async select(name: string): Promise<void> {
    await this.started();
    await this.tab(name).click();
  }
}

export const tabs = (scope: Scope): Tabs => new Tabs(scope);
