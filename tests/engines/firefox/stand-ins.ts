/** Makes Playwright's methods work in Firefox as in other browsers, or skip the test if they can't. */
import { type BrowserContext, expect, type Locator, type Page, type Route } from 'playwright/test';
import { cannot } from './limits.ts';

/** Changes the methods of a context and its pages. Locators share a prototype, which is changed once. */
export async function standIn(context: BrowserContext): Promise<void> {
  context.newCDPSession = async () => cannot('devtools');
  context.on('page', standInOf);
  await context.addInitScript(hideElementsOfAria);
}

/**
 * Runs in the page before any script: removes `ariaLabelledByElements` and similar properties. ESR 153 ends with a segmentation
 * fault if axe in the page, and then Playwright in its own world, read one of the same element. Without the properties, both
 * look for the elements that the attributes name.
 */
function hideElementsOfAria(): void {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}

/**
 * Imitates a browser without JavaScript. The preference would also stop Playwright's scripts. So the page's scripts are blocked,
 * and the media feature `scripting` is replaced in its styles.
 */
export async function withoutScripts(context: BrowserContext): Promise<void> {
  await context.route(/\.m?js(\?|$)/, (route) => route.abort());
  await context.route(/\.css(\?|$)/, (route) => fulfillUnscripted(route).catch(ignoreIfClosed));
}

async function fulfillUnscripted(route: Route): Promise<void> {
  const response = await route.fetch();
  const styles = await response.text();
  const body = styles
    .replaceAll(/\(scripting: ?none\)/g, '(min-width: 0)')
    .replaceAll(/\(scripting: ?enabled\)/g, '(max-width: 0)');
  await route.fulfill({ response, body });
}

/** Ignores the error of a page that was closed meanwhile, and throws others. */
function ignoreIfClosed(error: Error): void {
  if (!/disposed|closed/.test(error.message)) throw error;
}

function standInOf(page: Page): void {
  page.emulateMedia = async () => cannot('media');
  page.touchscreen.tap = async () => cannot('touch');
  /** A window that a click opens may have loaded before Playwright knows of its navigation. */
  page.waitForURL = async (address) => {
    if (typeof address !== 'function' && !(address instanceof RegExp))
      throw new Error('expected a pattern of an address, or a function');
    await expect(page).toHaveURL(address);
  };
  const on = page.on.bind(page);
  /** Ignores violations of a policy, which only Firefox reports as uncaught errors. */
  const onPage = (event: 'pageerror', listener: (error: Error) => void) =>
    on(event, event === 'pageerror' ? (error) => isOfPolicy(error) || listener(error) : listener);
  Object.assign(page, { on: onPage });
  changeLocators(Object.getPrototypeOf(page.locator('html')));
}

/** Whether the error is a violation of a policy. Its message begins with the type, instead of the name of an error. */
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
    if (await keepsItsValue(this)) await fill.call(this, '', options);
    await fill.call(this, text, options);
  };
}

/**
 * Whether `fill` would add to the field's value, because scripts can't select text in such fields:
 * https://html.spec.whatwg.org/multipage/input.html#concept-input-apply
 */
function keepsItsValue(field: Locator): Promise<boolean> {
  return field.evaluate(
    (element) =>
      element instanceof HTMLInputElement &&
      ['number', 'email'].includes(element.type) &&
      element.value !== '',
  );
}
