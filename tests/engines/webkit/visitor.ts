/** A visitor in WebKit. Every look waits until it finds what it looks for. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { kinds } from '../../sweeps/pages.ts';
import { pendingRoots } from '../../sweeps/visit.ts';
import type { Door } from './door.ts';
import { findInPage } from './find-in-page.ts';
import { firstScript } from './first-script.ts';
import { described, type Target } from './targets.ts';

const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const SOON = { intervals: [50, 50, 100], timeout: 15_000 };

export class Visitor {
  readonly driver: WebDriver;
  readonly door: Door;

  constructor(driver: WebDriver, door: Door) {
    this.driver = driver;
    this.door = door;
  }

  /** Opens a page and waits until each of its roots has started; `before` runs in it before its own scripts. */
  async opens(address: string, before: () => void = () => {}): Promise<void> {
    this.door.firstScript = `${firstScript()} (${before})();`;
    await this.#goes(address);
    await this.waitsForRoots();
  }

  /** Opens a page whose script is held back. Returns a function that lets it through and waits for the roots. */
  async opensBeforeScript(address: string): Promise<() => Promise<void>> {
    this.door.firstScript = firstScript();
    const letGo = this.door.hold();
    await this.#goes(address);
    return () => {
      letGo();
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

  /** Writes into a field what shall stand there alone. */
  async fills(target: Target, words: string): Promise<void> {
    const found = await this.finds(target);
    await found.clear();
    await found.sendKeys(words);
  }

  /** Types into what has the focus. */
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

  /** Waits until the focus is on it. */
  async isAt(target: Target): Promise<void> {
    const isFocused = async () => {
      const [found] = await this.#all(target);
      return found ? this.runs((one: unknown) => one === document.activeElement, found) : false;
    };
    await expect.poll(isFocused, { ...SOON, message: `focus on ${described(target)}` }).toBe(true);
  }

  /** Waits until the words are among its own, shown or only heard. */
  async reads(target: Target, words: string | RegExp): Promise<void> {
    const said = async () => (await (await this.finds(target)).getProperty('textContent')) ?? '';
    await expect.poll(said, { ...SOON, message: described(target) }).toMatch(words);
  }

  /** Waits until an attribute of the element has the value in the page. */
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

  /** Waits until the field holds the value. */
  async holds(target: Target, value: string): Promise<void> {
    const held = async () => (await this.finds(target)).getProperty('value');
    await expect.poll(held, { ...SOON, message: described(target) }).toBe(value);
  }

  async isAtAddress(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl(), SOON).toMatch(pattern);
  }

  /** Returns what went wrong in the page so far. */
  heardFaults(): Promise<readonly string[]> {
    return this.runs(() => window.heardFaults ?? ['nothing was listened to']);
  }

  /** Waits for the first of them, and returns it. */
  async finds(target: Target): Promise<WebElement> {
    const message = described(target);
    await expect
      .poll(async () => (await this.#all(target)).length, { ...SOON, message })
      .toBeGreaterThan(0);
    const [found] = await this.#all(target);
    if (!found) throw new Error(`expected ${message}, found none`);
    return found;
  }

  /** Runs a function in the page, which must stand alone. */
  runs<Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return onceArrived(() =>
      this.driver.executeScript(`return (${work}).apply(null, arguments)`, ...given),
    );
  }

  /** Resolves once the whole HTML of another document is there. */
  async #goes(address: string): Promise<void> {
    await this.runs(() => void Object.assign(window, { isLeft: true }));
    await this.driver.get(`${this.door.origin}${address}`);
    const isThere = () =>
      // On the way from one document to the other there is none to ask.
      this.runs(() => !('isLeft' in window) && document.readyState !== 'loading').catch(
        () => false,
      );
    await expect.poll(isThere, { ...SOON, message: `arrival at ${address}` }).toBe(true);
  }

  async #all({ by, name }: Target): Promise<readonly WebElement[]> {
    const isPattern = name instanceof RegExp;
    const sought = { by, name: isPattern ? name.source : name, isPattern };
    // In one question: between two of them another document may have come, without the library.
    const question = `return 'TestingLibraryDom' in window ? (${findInPage}).apply(null, arguments) : null`;
    return onceArrived(async () => {
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

/** Asks the document that follows what was asked of one that is just left. */
async function onceArrived<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('before the unload event')) throw error;
    }
}
