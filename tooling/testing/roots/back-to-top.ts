import { Root, type Scope } from '../root.ts';

export class BackToTop extends Root {
  constructor(scope: Scope) {
    super(scope, 'back-to-top', 'behaviour');
  }

  /** Scrolls to the end of the page, where the link is visible, and presses it. */
  async press(): Promise<void> {
    await this.started();
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await this.element.click();
  }
}

export const backToTop = (scope: Scope): BackToTop => new BackToTop(scope);
