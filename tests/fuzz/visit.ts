/** Generates and runs visits of one root: random HTML, config, cookie, query and responses, and random actions of a visitor. */
import contracts from 'virtual:contracts';
import descriptors from 'virtual:descriptors';
import fc from 'fast-check';
import { vi } from 'vitest';
import { boot } from '../../src/runtime/core/boot.ts';
import { markServerNodes, serverNodesThatMoved } from '../sweeps/identity.ts';
import { type Answer, answersOf, ENDPOINTS, type Endpoint, responseOf } from './answers.ts';
import { type MakeRoot, rootsOf } from './markups.ts';
import { completeBrowser } from './stand-in.ts';
import { texts } from './texts.ts';

export interface Visit {
  readonly name: string;
  readonly make: MakeRoot;
  readonly cookie: string;
  readonly query: string;
  readonly answers: Readonly<Record<Endpoint, Answer>>;
  readonly gestures: readonly Gesture[];
}

interface Gesture {
  readonly kind: 'click' | 'type' | 'submit' | 'key' | 'back' | 'change';
  /** From 0 to 1, selects the element. */
  readonly place: number;
  readonly text: string;
}

const kinds = contracts.filter(({ page, name }) => !page && !name.endsWith('-open'));

const gestures: fc.Arbitrary<Gesture> = fc.record({
  kind: fc.constantFrom('click', 'click', 'type', 'submit', 'key', 'back', 'change'),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  text: texts,
});

const answers = fc.record({
  structures: answersOf('structures'),
  cities: answersOf('cities'),
  fagerstrom: answersOf('fagerstrom'),
  tool: answersOf('tool'),
  geocoder: answersOf('geocoder'),
});

export const visits: fc.Arbitrary<Visit> = fc.constantFrom(...kinds).chain((contract) =>
  fc.record({
    name: fc.constant(contract.name),
    make: rootsOf(contract),
    cookie: fc.oneof(fc.constant('{"12":2,"34":1}'), texts),
    query: fc.oneof(fc.constant('filter[]=sport&address=Lyon&page=2'), texts),
    answers,
    gestures: fc.array(gestures, { maxLength: 6 }),
  }),
);

const uncaught: unknown[] = [];
const messages: string[] = [];

/** Starts the runtime in the page. Call it once. */
export function openPage(): void {
  completeBrowser();
  addEventListener('error', ({ error }) => uncaught.push(error));
  process.on('unhandledRejection', (reason) => uncaught.push(reason));
  boot(descriptors, 'fuzz');
}

/** Runs a visit. Returns everything that went wrong. */
export async function play(visit: Visit): Promise<readonly string[]> {
  listen();
  // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
  document.cookie = `cart_products=${visit.cookie.replaceAll(/[;\n\r\0]/g, '')}; path=/`;
  history.replaceState(null, '', `/page?${visit.query}`);
  vi.stubGlobal('fetch', (address: string) => fetchFrom(visit.answers, address));
  const root = visit.make();
  document.body.replaceChildren(document.createElement('main'), root);
  const before = root.outerHTML;
  markServerNodes();

  const pending = await started(root, visit.name);
  const moved = keepsNodes(visit) ? serverNodesThatMoved().map((html) => `moved: ${html}`) : [];
  for (const gesture of visit.gestures) await perform(gesture, root);
  await idle();
  window.Islands?.stop(document);
  await idle();

  const traces = keepsNodes(visit) && visit.gestures.length === 0 && root.outerHTML !== before;
  return [
    ...pending,
    ...moved,
    ...uncaught.map((error) => `uncaught: ${Object(error).stack ?? error}`),
    ...messages.filter((line) => !isSentence(line)),
    ...(traces ? [`left: ${root.outerHTML}\nsent: ${before}`] : []),
  ];
}

/** Whether the server's nodes stay. A cart removes the rows of products that are no longer in it. */
function keepsNodes({ name }: Visit): boolean {
  return name !== 'cart';
}

function listen(): void {
  uncaught.length = 0;
  messages.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void messages.push(words.join(' ')));
}

/** Whether the message is a report in the format of the guide. The message of a crash is not. */
function isSentence(line: string): boolean {
  if (/Not implemented|identifiant « .* » est introuvable/s.test(line)) return true;
  return (
    /^\[islands\] (data-[a-z-]+: )?expected .+, at .+, found .+: .+\.$/s.test(line) &&
    !line.includes('expected the root to work')
  );
}

async function started(root: HTMLElement, name: string): Promise<readonly string[]> {
  const state = () =>
    root.getAttribute('data-island-state') ?? root.getAttribute(`data-${name}-state`);
  for (let tries = 0; tries < 2000; tries += 1) {
    if (state() === 'waiting') root.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (['mounted', 'failed'].includes(state() ?? '')) return [];
    await idle();
  }
  return [`neither mounted nor failed, but ${state()}`];
}

function idle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function fetchFrom(known: Visit['answers'], address: string): Promise<Response> {
  const endpoint = ENDPOINTS.find((name) => PATHS[name].test(address));
  if (!endpoint) throw new TypeError(`no such endpoint: ${address}`);
  return responseOf(known[endpoint]);
}

const PATHS: Readonly<Record<Endpoint, RegExp>> = {
  structures: /\/structure\/search/,
  cities: /\/api\/city-autocomplete\//,
  fagerstrom: /\/api\/result-test-fagerstrom/,
  tool: /\/api\/update-user-tool/,
  geocoder: /[?&]q=/,
};

async function perform({ kind, place, text }: Gesture, root: HTMLElement): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  const controls = elements.filter((one) => one.matches('a, button, input, select, textarea'));
  const among = kind === 'click' && controls.length > 0 ? controls : elements;
  const target = among[Math.floor(place * among.length)] ?? root;
  const bubbling = { bubbles: true, cancelable: true };
  if (kind === 'click') target.dispatchEvent(new MouseEvent('click', { ...bubbling, detail: 1 }));
  if (kind === 'submit') target.closest('form')?.requestSubmit();
  if (kind === 'key')
    target.dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key: text }));
  if (kind === 'back') dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const field = controls.find(
    (one) => 'value' in one && elements.indexOf(one) >= elements.indexOf(target),
  );
  if (field && (kind === 'type' || kind === 'change')) {
    field.focus();
    if (!field.matches('[type=file]')) Object.assign(field, { value: text });
    field.dispatchEvent(new InputEvent('input', bubbling));
    if (kind === 'change') field.dispatchEvent(new Event('change', bubbling));
  }
  await idle();
}
