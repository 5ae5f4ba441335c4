import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A button with the content that it shows: `data-dropdown`, or `data-mobile-menu` in narrow windows. */
export class Disclosure extends Root {
  readonly toggle: Locator;
  /** The content that the button shows. */
  readonly content: Locator;

  constructor(scope: Scope, name: 'dropdown' | 'mobile-menu') {
    super(scope, name, 'behaviour');
    this.toggle = this.part('toggle');
    this.content = this.part(name === 'dropdown' ? 'menu' : 'panel');
  }

  async open(): Promise<void> {
    await this.started();
    if (!(await this.isOpen())) await this.toggle.click();
    await this.content.waitFor();
  }

  async close(): Promise<void> {
    await this.started();
    if (await this.isOpen()) await this.toggle.click();
    await this.content.waitFor({ state: 'hidden' });
  }

  private async isOpen(): Promise<boolean> {
    return (await this.toggle.getAttribute('aria-expanded')) === 'true';
  }
}

export const dropdown = (scope: Scope): Disclosure => new Disclosure(scope, 'dropdown');
export const mobileMenu = (scope: Scope): Disclosure => new Disclosure(scope, 'mobile-menu');
