/**
 * Puts texts that would run as code into every string of all roots: configs, attributes, addresses, cookies, fields,
 * responses and fragments. None of them may run, neither under the strictest policy, which must not be violated, nor
 * without a policy.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listExamples } from '../../fixtures/site/examples.ts';
import { ANDROID } from '../e2e/user-agents.ts';
import { kinds } from './pages.ts';
import { watchPolicy } from './policy.ts';
import { test } from './test.ts';
import { HTML_VECTORS, VECTORS } from './vectors.ts';
import { allStarted, settled } from './visit.ts';

test.use({ userAgent: ANDROID });

/** There are as many rounds as vectors, so that each vector is in each place. By default only two rounds run. */
const ROUNDS = process.env.INJECTIONS === 'all' ? VECTORS.length : 2;

/**
 * Violations that are expected: invalid pictures, Google's script, and attributes that the browser's sanitizer blocks while it
 * parses. They don't get into the page, as `activeContent` shows.
 */
const EXPECTED =
  /^(img|media|connect)-src|^script-src-elem https:\/\/maps\.googleapis|-src-attr inline/;

const ROOTS = kinds.map(({ name }) => `[data-${name}]`).join();

const examples = (await listExamples())
  .map((name) => readFileSync(`docs/examples/${name}.html`, 'utf8'))
  .join('\n');

for (const [policy, address] of [
  ['the strictest policy', '/injection?csp'],
  ['no policy', '/injection'],
] as const)
  for (let round = 0; round < ROUNDS; round += 1)
    test(`under ${policy} nothing runs, round ${round + 1}`, async ({ page, pageLog, baseURL }) => {
      const offset = round * 17;
      const at = (place: number) => VECTORS[(place + offset) % VECTORS.length] ?? '';
      const refused = await watchPolicy(page);
      await answerWith(page, at);
      const cart = { name: 'cart_products', value: encodeURIComponent(cartOf(at)) };
      await page.context().addCookies([{ ...cart, url: baseURL ?? '' }]);
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}${queryOf(at)}#${at(3)}`);
      await expect(page.locator('body')).toHaveAttribute('class', /android/);

      await page.evaluate(insertExamples, { vectors: VECTORS, offset, roots: ROOTS });
      await allStarted(page, pageLog);
      await page.evaluate(useEverything, { vectors: VECTORS, offset });
      await settled(page, pageLog);
      await page.evaluate(useEverything, { vectors: VECTORS, offset: offset + 5 });
      await settled(page, pageLog);

      expect(await page.locator(ROOTS).count(), 'roots in the page').toBeGreaterThan(30);
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
      expect(await page.evaluate(activeContent)).toEqual([]);
      expect(refused.filter((text) => !EXPECTED.test(text))).toEqual([]);
      expect(pageLog.uncaughtErrors).toEqual([]);
    });

function cartOf(at: (place: number) => string): string {
  return JSON.stringify({ 12: at(0), [at(1)]: 3, product_34: at(2), 34: 1 });
}

function queryOf(at: (place: number) => string): string {
  return String(
    new URLSearchParams([
      ['filter[]', at(1)],
      ['address', at(2)],
      ['region', at(3)],
      ['type', at(4)],
      ['page', at(5)],
    ]),
  );
}

/** Serves the page, and makes its endpoints respond with the texts. */
async function answerWith(page: Page, at: (place: number) => string): Promise<void> {
  const texts = (...keys: readonly string[]) =>
    Array.from({ length: 12 }, (_, row) =>
      Object.fromEntries(keys.map((key, column) => [key, at(row * keys.length + column)])),
    );
  const places = texts(
    ...['name', 'structure_type', 'address1', 'address2', 'postcode', 'city'],
    ...['phone_number', 'action_type', 'date', 'time', '__proto__', 'latitude'],
  ).map((one, row) => ({ ...one, longitude: row, latitude: 48 + row / 100 }));
  let isLoaded = false;
  await page.route('**/injection*', async (route) => {
    // If a form is submitted nevertheless, the response 204 keeps the browser on this page.
    if (isLoaded) return route.fulfill({ status: 204 });
    isLoaded = true;
    const strict = await route.fetch({ url: new URL('/accueil?csp', route.request().url()).href });
    const isStrict = new URL(route.request().url()).searchParams.has('csp');
    const policy = strict.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: isStrict ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="fr"><head><title>Essai</title><script type="module" src="/islands.js"></script></head><body><main></main><template>${examples}</template></body></html>`,
    });
  });
  await page.route('**/structure/search?**', (route) => route.fulfill({ json: places }));
  await page.route('**/api/city-autocomplete/**', (route) =>
    route.fulfill({ json: texts('city', 'value', 'label') }),
  );
  await page.route('**/api/update-user-tool?**', (route) =>
    route.fulfill({ json: { success: at(0) } }),
  );
  await page.route('**/api/result-test-fagerstrom?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h2>Score</h2>${HTML_VECTORS.join('\n')}` }),
  );
}

interface Given {
  readonly vectors: readonly string[];
  readonly offset: number;
}

/** Runs in the page: inserts all examples, with another vector in each of their strings. */
function insertExamples({ vectors, offset, roots }: Given & { readonly roots: string }): void {
  let place = offset;
  const next = () => vectors[place++ % vectors.length] ?? '';
  const replaceStrings = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return /^(type|mediaType|locate)$/.test(key) ? value : next();
    if (Array.isArray(value)) return value.map((item) => replaceStrings(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceStrings(item, name)]),
    );
  };
  const withVectors = (text: string): string => {
    try {
      return JSON.stringify(replaceStrings(JSON.parse(text)));
    } catch {
      return text && next();
    }
  };
  const given =
    /^data-(?!.*-(part|open|state)$|when$|for$|group$|link$|tool$)|^(title|alt|aria-label|placeholder)$/;
  const template = document.querySelector('template');
  const copy = document.importNode(template?.content ?? new DocumentFragment(), true);
  // Elements that an example adds to the head never contain texts of other people.
  for (const element of copy.querySelectorAll('link, style, script')) element.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) walker.currentNode.textContent = next();
  for (const element of copy.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (given.test(name) && value !== '') element.setAttribute(name, withVectors(value));
  for (const root of copy.querySelectorAll(roots)) root.setAttribute('data-when', 'load');
  document.querySelector('main')?.append(copy);
}

/** Runs in the page: hovers, focuses, types, submits and clicks everywhere, without leaving the page. */
async function useEverything({ vectors, offset }: Given): Promise<void> {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!String(link?.href).startsWith('javascript:')) event.preventDefault();
  };
  addEventListener('click', stay);
  addEventListener('submit', stay);
  /** Without filter forms, because they load the page again. */
  const all = document.querySelectorAll<HTMLElement>(
    ':is(main, [data-islands-view]) :not([data-cards-part=filters], [data-cards-part=filters] *)',
  );
  for (const [index, element] of [...all].entries()) {
    for (const type of ['pointerenter', 'pointerover', 'mouseover'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    const isText = element.matches('input:not([type]), [type=text], [type=search], textarea');
    if (isText) {
      element.focus();
      Object.assign(element, { value: vectors[(index + offset) % vectors.length] });
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (element.matches('a, button, summary, [role=option], label'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await new Promise((drawn) => setTimeout(drawn, 400));
  for (const form of document.forms)
    if (form.getAttribute('data-cards-part') !== 'filters')
      HTMLFormElement.prototype.requestSubmit.call(form);
  for (const option of document.querySelectorAll<HTMLElement>('[role=option], [data-tool]'))
    option.click();
}

/** Runs in the page: returns elements that could run code. */
function activeContent(): string[] {
  const found = [
    ...document.querySelectorAll(
      'iframe, object, embed, base, main style, main link, script:not([src])',
    ),
  ];
  const written = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (/^(href|action|formaction|xlink:href|data)$/.test(name) &&
          /^[\s\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value)),
    ),
  );
  return [...found, ...written].map((element) => element.outerHTML.slice(0, 200));
}
