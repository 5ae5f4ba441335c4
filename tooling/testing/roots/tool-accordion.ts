import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** An accordion of tools. */
export class ToolAccordion extends Root {
  /** The tools that are marked as used. */
  readonly used: Locator;

  constructor(scope: Scope) {
    super(scope, 'tool-accordion', 'island');
    this.used = this.part('item').and(this.page.locator('.is-checked'));
  }

  /** Returns a locator for the tool whose toggle has this text. */
  item(name: string): Locator {
    const toggle = this.page.locator(this.partSelector('toggle')).filter({ hasText: name });
    return this.part('item').filter({ has: toggle });
  }

  panel(name: string): Locator {
    return this.item(name).locator(this.partSelector('panel'));
  }

  /** Opens the tool, or closes it if it is open. */
  async toggle(name: string): Promise<void> {
    await this.started();
    await this.item(name).locator(this.partSelector('toggle')).click();
  }

  /** Marks the tool as used. Opens it first if it is closed. */
  async use(name: string): Promise<void> {
    await this.started();
    const button = this.item(name).locator('[data-tool]');
    if (!(await button.isVisible())) await this.toggle(name);
    await button.click();
  }
}

export const toolAccordion = (scope: Scope): ToolAccordion => new ToolAccordion(scope);
