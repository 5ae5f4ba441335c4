/** A visitor in WebKit. Every assertion waits until it is true. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { kinds } from '../../sweeps/pages.ts';
import { pendingRoots } from '../../sweeps/visit.ts';
import { findInPage } from './find-in-page.ts';
import { firstScript } from './first-script.ts';
import type { PageProxy } from './page-proxy.ts';
import { described, type Target } from './targets.ts';

const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const SOON = { intervals: [50, 50, 100], timeout: 15_000 };

export class Visitor {
  readonly driver: WebDriver;
  readonly proxy: PageProxy;

  constructor(driver: WebDriver, proxy: PageProxy) {
    this.driver = driver;
    this.proxy = proxy;
  }

  /** Opens a page and waits until each of its roots has started. `before` runs in the page before its own scripts. */
  async opens(address: string, before: () => void = () => {}): Promise<void> {
    this.proxy.firstScript = `${firstScript()} (${before})();`;
    await this.#goes(address);
    await this.waitsForRoots();
  }

  /** Opens a page and holds its script. Returns a function that releases the script and waits for the roots. */
  async opensBeforeScript(address: string): Promise<() => Promise<void>> {
    this.proxy.firstScript = firstScript();
    const release = this.proxy.hold();
    await this.#goes(address);
    return () => {
      release();
      return this.waitsForRoots();
    };
  }

  async waitsForRoots(): Promise<void> {
    const pending = () => this.runs(pendingRoots, kinds);
    await expect.poll(pending, { ...SOON, timeout: 45_000 }).toEqual([]);
  }

  async resizes(width: number, height = 900): Promise<void> {
    await this.driver.manage().window().setRect({ width, height, x: 0, y: 0 });
  }

  async presses(target: Target): Promise<void> {
    await (await this.finds(target)).click();
  }

  /** Replaces the value of a field. */
  async fills(target: Target, words: string): Promise<void> {
    const found = await this.finds(target);
    await found.clear();
    await found.sendKeys(words);
  }

  /** Types into the focused element. */
  async types(...keys: string[]): Promise<void> {
    await this.driver
      .switchTo()
      .activeElement()
      .sendKeys(...keys);
  }

  async sees(...targets: readonly Target[]): Promise<void> {
    for (const target of targets) await this.finds(target);
  }

  async misses(...targets: readonly Target[]): Promise<void> {
    for (const target of targets)
      await expect
        .poll(async () => (await this.#all(target)).length, {
          ...SOON,
          message: `no ${described(target)}`,
        })
        .toBe(0);
  }

  async counts(target: Target, count: number): Promise<void> {
    await expect
      .poll(async () => (await this.#all(target)).length, { ...SOON, message: described(target) })
      .toBe(count);
  }

  /** Waits until the element has the focus. */
  async isAt(target: Target): Promise<void> {
    const isFocused = async () => {
      const [found] = await this.#all(target);
      return found ? this.runs((one: unknown) => one === document.activeElement, found) : false;
    };
    await expect.poll(isFocused, { ...SOON, message: `focus on ${described(target)}` }).toBe(true);
  }

  /** Waits until the element contains the words, visible or only for screen readers. */
  async reads(target: Target, words: string | RegExp): Promise<void> {
    const said = async () => (await (await this.finds(target)).getProperty('textContent')) ?? '';
    await expect.poll(said, { ...SOON, message: described(target) }).toMatch(words);
  }

  /** Waits until the attribute has the value. */
  async notes(target: Target, name: string, value: string | RegExp): Promise<void> {
    const found = await this.finds(target);
    const noted = () =>
      this.runs(
        (one: unknown, key: string) => (one instanceof Element ? one.getAttribute(key) : null),
        found,
        name,
      );
    await expect
      .poll(noted, { ...SOON, message: `${name} of ${described(target)}` })
      .toEqual(typeof value === 'string' ? value : expect.stringMatching(value));
  }

  /** Waits until the field has the value. */
  async holds(target: Target, value: string): Promise<void> {
    const held = async () => (await this.finds(target)).getProperty('value');
    await expect.poll(held, { ...SOON, message: described(target) }).toBe(value);
  }

  async isAtAddress(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl(), SOON).toMatch(pattern);
  }

  /** Returns the errors in the page so far. */
  recordedFaults(): Promise<readonly string[]> {
    return this.runs(() => window.recordedFaults ?? ['no errors were recorded']);
  }

  /** Waits for the first matching element, and returns it. */
  async finds(target: Target): Promise<WebElement> {
    const message = described(target);
    await expect
      .poll(async () => (await this.#all(target)).length, { ...SOON, message })
      .toBeGreaterThan(0);
    const [found] = await this.#all(target);
    if (!found) throw new Error(`expected ${message}, found none`);
    return found;
  }

  /** Runs a function in the page. It must not use other values of its module. */
  runs<Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return afterNavigation(() =>
      this.driver.executeScript(`return (${work}).apply(null, arguments)`, ...given),
    );
  }

  /** Opens a page. Resolves when its whole HTML is parsed. */
  async #goes(address: string): Promise<void> {
    await this.runs(() => void Object.assign(window, { isLeft: true }));
    await this.driver.get(`${this.proxy.origin}${address}`);
    const isThere = () =>
      // Between two documents, the browser can't run a script.
      this.runs(() => !('isLeft' in window) && document.readyState !== 'loading').catch(
        () => false,
      );
    await expect.poll(isThere, { ...SOON, message: `arrival at ${address}` }).toBe(true);
  }

  async #all({ by, name }: Target): Promise<readonly WebElement[]> {
    const isPattern = name instanceof RegExp;
    const sought = { by, name: isPattern ? name.source : name, isPattern };
    // One script for both, because a new document without the library may load between two scripts.
    const question = `return 'TestingLibraryDom' in window ? (${findInPage}).apply(null, arguments) : null`;
    return afterNavigation(async () => {
      for (;;) {
        const found: readonly WebElement[] | null = await this.driver.executeScript(
          question,
          sought,
        );
        if (found) return found;
        await this.driver.executeScript(
          `${LIBRARY}; window.TestingLibraryDom ??= TestingLibraryDom`,
        );
      }
    });
  }
}

/** Repeats a request that failed because the browser was leaving the document. */
async function afterNavigation<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('before the unload event')) throw error;
    }
}
