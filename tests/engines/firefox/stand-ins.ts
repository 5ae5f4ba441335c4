/** Makes Playwright's calls do in Firefox what they do elsewhere, or say that they can't. */
import { type BrowserContext, expect, type Locator, type Page, type Route } from 'playwright/test';
import { cannot } from './limits.ts';

/** Changes a context and its pages. Locators share one prototype: theirs is changed once. */
export async function standIn(context: BrowserContext): Promise<void> {
  context.newCDPSession = async () => cannot('devtools');
  context.on('page', standInOf);
  await context.addInitScript(hideElementsOfAria);
}

/**
 * In the page, before any script: takes away what axe reads and then Playwright from its own world (`ariaLabelledByElements`
 * and its like). ESR 153 ends with a segmentation fault where both have read one of an element. Both do without: they look
 * for what the attributes name.
 */
function hideElementsOfAria(): void {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}

/**
 * Turns JavaScript off. The preference for it would stop Playwright's own scripts, too: the page's are blocked instead, and its
 * styles read as they are where a browser has none.
 */
export async function withoutScripts(context: BrowserContext): Promise<void> {
  await context.route(/\.m?js(\?|$)/, (route) => route.abort());
  await context.route(/\.css(\?|$)/, (route) => fulfillUnscripted(route).catch(ifLeft));
}

async function fulfillUnscripted(route: Route): Promise<void> {
  const response = await route.fetch();
  const styles = await response.text();
  const body = styles
    .replaceAll(/\(scripting: ?none\)/g, '(min-width: 0)')
    .replaceAll(/\(scripting: ?enabled\)/g, '(max-width: 0)');
  await route.fulfill({ response, body });
}

/** Throws any error but that of a page that was left meanwhile: nobody waits for its styles. */
function ifLeft(error: Error): void {
  if (!/disposed|closed/.test(error.message)) throw error;
}

function standInOf(page: Page): void {
  page.emulateMedia = async () => cannot('media');
  page.touchscreen.tap = async () => cannot('touch');
  /** A window that a click has opened is there before Playwright hears of its way there. */
  page.waitForURL = async (address) => {
    if (!(address instanceof RegExp)) throw new Error('expected a pattern of an address');
    await expect(page).toHaveURL(address);
  };
  const on = page.on.bind(page);
  /** Leaves out what a policy refuses, which is told as an error that nobody caught, as no other browser does. */
  const onPage = (event: 'pageerror', listener: (error: Error) => void) =>
    on(event, event === 'pageerror' ? (error) => isOfPolicy(error) || listener(error) : listener);
  Object.assign(page, { on: onPage });
  changeLocators(Object.getPrototypeOf(page.locator('html')));
}

/** Whether a policy has refused something: the kind of the message then stands where the name of an error is. */
function isOfPolicy(error: Error): boolean {
  return String(error).startsWith('Content-Security-Policy:');
}

const changed = new WeakSet<object>();

function changeLocators(locators: Locator): void {
  if (changed.has(locators)) return;
  changed.add(locators);
  const { fill } = locators;
  locators.tap = async () => cannot('touch');
  locators.dblclick = async () => cannot('clicks');
  locators.fill = async function (text, options) {
    if (await isTypedBeside(this)) await fill.call(this, '', options);
    await fill.call(this, text, options);
  };
}

/**
 * Whether `fill` would type beside what the field holds. No script can select a part of such fields:
 * https://html.spec.whatwg.org/multipage/input.html#concept-input-apply
 */
function isTypedBeside(field: Locator): Promise<boolean> {
  return field.evaluate(
    (element) =>
      element instanceof HTMLInputElement &&
      ['number', 'email'].includes(element.type) &&
      element.value !== '',
  );
}
