import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Contract } from '../../runtime/contract.ts';
import type { InstanceFacts } from '../../runtime/core/kinds.ts';
import { watchForMoves } from './moves.ts';

const box = (y: number, height = 20) => new DOMRect(0, y, 100, height);

interface Shift {
  readonly startTime?: number;
  readonly hadRecentInput?: boolean;
  readonly moved?: string;
  readonly from?: DOMRect;
  readonly to?: DOMRect;
}

/** jsdom has no layout, so the tests send the entries: https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform */
class Observer {
  static readonly supportedEntryTypes = ['layout-shift'];
  readonly observe = vi.fn();
  readonly disconnect = vi.fn();

  constructor(told: (list: { getEntries(): unknown[] }) => void) {
    tell = (entries) => told({ getEntries: () => [...entries] });
    observer = this;
  }
}

let tell: (entries: readonly unknown[]) => void;
let observer: Observer;
/** The duration of the mounts, in ms. */
let lasts = 100;

class Resource {
  readonly renderBlockingStatus: string;
  readonly name: string;
  readonly responseEnd: number;

  constructor(name: string, responseEnd: number, renderBlockingStatus = 'non-blocking') {
    this.name = name;
    this.responseEnd = responseEnd;
    this.renderBlockingStatus = renderBlockingStatus;
  }
}

const sheet = new Resource('https://a.example/x/islands.css?v=1', 10, 'blocking');

/** Watches the page, with these entries of loaded files. */
function watch(resources: readonly Resource[] = [sheet], duration = 100) {
  lasts = duration;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('PerformanceResourceTiming', Resource);
  Object.assign(performance, { getEntriesByType: () => resources });
  const life = new AbortController();
  onTestFinished(() => {
    life.abort();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
  watchForMoves(
    {
      roots: new Map([
        ['data-tabs', contract('tabs')],
        ['data-link', contract('link')],
      ]),
      instancesOn,
    },
    life.signal,
  );
  return { warn, life };
}

const contract = (name: string): Contract => ({
  name,
  kind: 'behaviour',
  purpose: '',
  when: 'load',
});

/** Every mount began at 1 000 ms. A second one on an element took 75 ms more. */
function instancesOn(element: Element): readonly InstanceFacts[] {
  if (!(element instanceof HTMLElement)) return [];
  return Object.keys(element.dataset).map((name, at) => ({
    root: element,
    descriptor: { name },
    state: 'mounted',
    found: 0,
    measure: performance.measure('islands:essai', { start: 1000, end: 1000 + lasts + 75 * at }),
  }));
}

function shift({
  startTime = 1150,
  hadRecentInput = false,
  moved = '#next',
  from = box(50),
  to = box(76),
}: Shift = {}) {
  const node = document.querySelector(moved);
  return { startTime, hadRecentInput, sources: [{ node, previousRect: from, currentRect: to }] };
}

const places = new Map<Element, DOMRect>();

/** Gives the element a place. Otherwise roots are at the top, and elements with an id below them. */
function place(selector: string, at: DOMRect): void {
  const element = document.querySelector(selector);
  if (element) places.set(element, at);
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places.get(this) ?? (this.id ? box(76) : box(0, 50));
  });
  document.body.innerHTML =
    '<h1 id="title">Titre</h1><div data-tabs><p id="first"><a data-link></a></p><p id="second"></p></div><p id="next"></p>';
});

const REPORT =
  '[islands] expected data-tabs (html > body > div) to move nothing when it is mounted, at #next, found this element moved 26 px down: if the root did it, write into its parts what the script shows there, or reserve the height.';

it('names the root before the moved element, and not one inside it', () => {
  const { warn } = watch();

  tell([shift()]);

  expect(observer.observe).toHaveBeenCalledWith({ type: 'layout-shift', buffered: true });
  expect(warn.mock.calls).toEqual([[REPORT]]);
});

it('reports each root once', () => {
  const { warn } = watch();

  tell([shift(), shift({ to: box(90) })]);
  tell([shift({ to: box(120) })]);

  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['up', box(30), 'moved 20 px up'],
  ['to the right', new DOMRect(12, 50, 100, 20), 'moved 12 px to the right'],
  ['to the left', new DOMRect(-12, 50, 100, 20), 'moved 12 px to the left'],
])('says that an element moved %s', (_where, to, words) => {
  const { warn } = watch();

  tell([shift({ to })]);

  expect(warn.mock.calls).toEqual([[expect.stringContaining(words)]]);
});

it.each<[string, Shift]>([
  ['after the visitor did something', { hadRecentInput: true }],
  ['before the root was loading', { startTime: 999 }],
  ['long after the mount', { startTime: 1601 }],
  ['nowhere', { to: new DOMRect(0.3, 50.3, 100, 20) }],
  ['before the root in the page', { moved: '#title' }],
  ['that is the root itself', { moved: '[data-tabs]' }],
  ['that came into view', { from: new DOMRect() }],
  ['that was removed', { moved: '#none' }],
])('reports nothing of what moved %s', (_what, how) => {
  const { warn } = watch();

  tell([shift(how)]);

  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['its stylesheet came late', [new Resource('https://a.example/islands.css', 10)]],
  ['it has no such stylesheet', []],
  ['a font had just arrived', [sheet, new Resource('https://a.example/a.woff2', 1100)]],
])('reports nothing if %s', (_what, resources) => {
  const { warn } = watch(resources);

  tell([shift()]);

  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['arrived long before', 600],
  ['arrives later', 1200],
])('a font that %s changes nothing', (_what, responseEnd) => {
  const { warn } = watch([sheet, new Resource('https://a.example/a.woff2', responseEnd)]);

  tell([shift()]);

  expect(warn).toHaveBeenCalledTimes(1);
});

it('of several elements, the uppermost is named', () => {
  const { warn } = watch();
  document.body.append(Object.assign(document.createElement('p'), { id: 'end' }));
  const [end] = shift({ moved: '#end', from: box(200), to: box(226) }).sources;
  const next = shift();

  tell([{ ...next, sources: [end, ...next.sources] }]);

  expect(warn.mock.calls).toEqual([[REPORT]]);
});

it.each([
  ['first', 'data-tabs'],
  ['second', 'data-link'],
])('of the roots around and before the %s paragraph, the nearest one is named', (id, name) => {
  const { warn } = watch();

  tell([shift({ moved: `#${id}` })]);

  expect(warn.mock.calls).toEqual([[expect.stringContaining(`expected ${name} (`)]]);
});

it.each([
  { what: 'ends lower than the other', right: 40, id: 'left' },
  { what: 'ends higher than the other', right: 70, id: 'right' },
  { what: 'is beside one that ends below the moved element', right: 120, id: 'left' },
])('if the left one of two roots $what, the $id one is named', ({ right, id }) => {
  document.body.innerHTML =
    '<div data-tabs id="left"></div><div data-tabs id="right"></div><p id="next"></p>';
  place('#left', box(0, 50));
  place('#right', box(0, right));
  place('#next', box(76, 20));
  const { warn } = watch();

  tell([shift()]);

  expect(warn.mock.calls).toEqual([[expect.stringContaining(`expected data-tabs (#${id}) `)]]);
});

it('a root gets the report of what moved inside it, and not one above', () => {
  document.body.innerHTML = '<b data-link></b><div data-tabs><p id="next"></p></div>';
  place('[data-link]', box(0, 50));
  place('[data-tabs]', box(50, 100));
  place('#next', box(76, 20));
  const { warn } = watch();

  tell([shift()]);

  expect(warn.mock.calls).toEqual([[expect.stringContaining('expected data-tabs (')]]);
});

it.each([
  [1104, 'data-tabs'],
  [1180, 'data-link'],
])(
  'of two roots on an element, at %i ms, the one that was mounted then is named',
  (startTime, name) => {
    document.body.innerHTML = '<div data-tabs data-link></div><p id="next"></p>';
    const { warn } = watch();

    tell([shift({ startTime })]);

    expect(warn.mock.calls).toEqual([[expect.stringContaining(`expected ${name} (`)]]);
  },
);

it.each([
  ['beside the moved element', box(0, 900)],
  ['below it', box(700)],
  ['without a box', new DOMRect()],
])('reports nothing if the only root is %s', (_where, at) => {
  place('[data-tabs]', at);
  place('[data-link]', at);
  const { warn } = watch();

  tell([shift()]);

  expect(warn).not.toHaveBeenCalled();
});

it('a root gets the report of what moved beside it', () => {
  const { warn } = watch();
  place('#next', new DOMRect(112, 0, 100, 20));

  tell([shift({ from: box(0), to: new DOMRect(12, 0, 100, 20) })]);

  expect(warn.mock.calls).toEqual([[expect.stringContaining('12 px to the right')]]);
});

it.each([
  ['follows the root', '<p id="next"></p>', 1],
  ['begins with what follows the root', '<p><b id="next"></b></p>', 1],
  ['is inside the root', '', 1],
  ['is somewhere below', '<hr><p id="next"></p>', 0],
])('of five elements, of which the uppermost %s', (_where, html, reports) => {
  document.body.innerHTML = html
    ? `<section><div data-tabs></div></section>${html}<i></i>`
    : '<div data-tabs><hr><p id="next"></p></div>';
  const { warn } = watch();
  const { sources, ...one } = shift();

  tell([{ ...one, sources: Array(5).fill(sources[0]) }]);

  expect(warn).toHaveBeenCalledTimes(reports);
});

it('a slow download is not a mount', () => {
  const { warn } = watch([sheet], 5000);

  tell([shift({ startTime: 1150 })]);

  expect(warn).not.toHaveBeenCalled();
});

it('ends with the root', () => {
  const { life } = watch();

  life.abort();

  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});

it('watches nothing in browsers that don’t measure shifts', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['mark'] });
  onTestFinished(() => void vi.unstubAllGlobals());

  expect(() =>
    watchForMoves({ roots: new Map(), instancesOn }, new AbortController().signal),
  ).not.toThrow();
});
