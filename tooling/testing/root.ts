/** The base class of the page objects: a root, its parts, and its state. */
import type { Locator, Page } from '@playwright/test';

/** Where to look for a root: in the whole page, in an element, or on the element itself. */
export type Scope = Page | Locator;

type Kind = 'island' | 'behaviour';

/** A root as a visitor sees it. It returns locators, which `expect` waits for. */
export class Root {
  /** The element with the marker. There must be exactly one in the scope. */
  readonly element: Locator;
  readonly page: Page;
  readonly name: string;
  readonly stateAttribute: string;

  constructor(scope: Scope, name: string, kind: Kind, condition = '') {
    this.page = pageOf(scope);
    this.name = name;
    this.stateAttribute = kind === 'island' ? 'data-island-state' : `data-${name}-state`;
    this.element = rootIn(scope, `[data-${name}]${condition}`);
  }

  /** Returns a locator for the part with this name, such as `more`. It may match several elements. */
  part(name: string): Locator {
    return this.element.locator(this.partSelector(name));
  }

  /** Waits until the root is mounted. Triggers its start as a visitor does. Rejects if it has failed. */
  async started(): Promise<void> {
    await this.element.evaluate(comeTo, this.stateAttribute);
    await this.inState('mounted').or(this.inState('failed')).waitFor({ state: 'attached' });
    if ((await this.inState('failed').count()) > 0)
      throw new Error(
        `expected data-${this.name} to start, found the state "failed": read the console of the page`,
      );
  }

  protected partSelector(name: string): string {
    return `[data-${this.name}-part="${name}"]`;
  }

  private inState(state: string): Locator {
    return this.element.and(this.page.locator(`[${this.stateAttribute}="${state}"]`));
  }
}

/**
 * Waits until every root on the page is mounted, including those that start when they are visible or used. Rejects if one
 * has failed.
 */
export async function allStarted(page: Page): Promise<void> {
  await page.waitForFunction(hasNoPendingRoot);
  const failed = await page.evaluate(failedRoots);
  if (failed.length > 0)
    throw new Error(
      `expected all roots to start, found ${failed.join(', ')}: read the console of the page`,
    );
}

function pageOf(scope: Scope): Page {
  return 'page' in scope ? scope.page() : scope;
}

function rootIn(scope: Scope, selector: string): Locator {
  const inside = scope.locator(selector);
  return 'page' in scope ? inside.or(scope.and(scope.page().locator(selector))) : inside;
}

/** Runs in the page: scrolls to a waiting root and dispatches a focus event. */
function comeTo(root: Element, stateAttribute: string): void {
  root.scrollIntoView({ block: 'nearest' });
  if (root.getAttribute(stateAttribute) === 'waiting')
    root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Runs in the page: returns whether the script has loaded and no root is waiting. Dispatches a focus event on waiting
 * roots.
 */
function hasNoPendingRoot(): boolean {
  const pending = [...document.querySelectorAll('*')].filter((element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        /^data-.+-state$/.test(name) && (value === 'waiting' || value === 'loading'),
    ),
  );
  for (const root of pending) root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return 'islands' in document.documentElement.dataset && pending.length === 0;
}

/** Runs in the page: returns the states of failed roots, with the ids of the roots. */
function failedRoots(): string[] {
  const marks = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  return marks.flatMap(({ name, value, ownerElement }) =>
    /^data-.+-state$/.test(name) && value === 'failed'
      ? [`${name}="failed"${ownerElement?.id ? ` on #${ownerElement.id}` : ''}`]
      : [],
  );
}
