/** What a test leaves on a page and its context, and how it is undone. */
import type { BrowserContext, Frame, Page } from 'playwright/test';

export interface Traces {
  /** Undoes what a test did. */
  readonly undo: (() => unknown)[];
  /** The names of calls that nothing undoes. */
  readonly lasting: Set<string>;
  /** Origins that its pages have been at. */
  readonly origins: Set<string>;
}

/** Calls that leave nothing outside the document. Every other call lasts, unless it is undone below. */
const HARMLESS = {
  page: /^(\$|\$\$|goto|goBack|goForward|reload|evaluate|evaluateHandle|add(Style|Script)Tag|screenshot|unroute|unrouteAll|locator|frameLocator|getBy.+|waitFor.+|url|title|content|viewportSize|frames?|mainFrame|close|isClosed|context|opener)$/,
  context: /^(addCookies|clearCookies|cookies|browser|close|isClosed|newPage|pages|waitForEvent)$/,
  keyboard: /^(insertText|press|type)$/,
  mouse: /^(click|dblclick|move|wheel)$/,
  touchscreen: /^tap$/,
  clock: /^$/,
} as const;
/** What Node's emitters and Playwright's objects call on themselves. */
const INNER =
  /^(_.*|constructor|off|removeListener|emit|listeners|rawListeners|listenerCount|eventNames|[gs]etMaxListeners|toJSON)$/;
const LISTENING = ['on', 'once', 'addListener', 'prependListener', 'prependOnceListener'];
/** Calls whose answer undoes them. */
const DISPOSABLE = ['addInitScript', 'exposeFunction', 'exposeBinding'];

type Call = (...given: unknown[]) => unknown;

/** Notes from now on what a test does to the page and its context. */
export function watch(context: BrowserContext, page: Page): Traces {
  const traces: Traces = { undo: [], lasting: new Set(), origins: new Set() };
  const size = page.viewportSize();
  const resize = page.setViewportSize.bind(page);
  const noteOrigin = (frame: Frame) => {
    // A tab that a link opens has no address at first.
    const origin = URL.canParse(frame.url()) ? new URL(frame.url()).origin : 'null';
    if (origin !== 'null') traces.origins.add(origin);
  };
  page.on('framenavigated', noteOrigin);
  context.on('page', (other) => other.on('framenavigated', noteOrigin));
  const undoSize = () => size && resize(size);
  const undoRoutes = () => page.unrouteAll({ behavior: 'ignoreErrors' });
  watchCalls(page, HARMLESS.page, traces, { setViewportSize: undoSize, route: undoRoutes });
  watchCalls(context, HARMLESS.context, traces);
  watchCalls(page.keyboard, HARMLESS.keyboard, traces);
  watchCalls(page.mouse, HARMLESS.mouse, traces);
  watchCalls(page.touchscreen, HARMLESS.touchscreen, traces);
  watchCalls(page.clock, HARMLESS.clock, traces);
  return traces;
}

/** Changes the methods of an object: what is done with them is undone, or noted as lasting. */
function watchCalls(
  object: object,
  harmless: RegExp,
  { undo, lasting }: Traces,
  undone: Readonly<Record<string, () => unknown>> = {},
): void {
  for (const [name, call] of methodsOf(object)) {
    if (INNER.test(name) || harmless.test(name)) continue;
    const changed: Call = (...given) => {
      const answer = call(...given);
      if (LISTENING.includes(name))
        undo.push(() => Reflect.apply(Reflect.get(object, 'off'), object, given));
      else if (DISPOSABLE.includes(name)) undo.push(async () => dispose(await answer));
      else if (undone[name]) undo.push(undone[name]);
      else lasting.add(name);
      return answer;
    };
    Reflect.set(object, name, changed);
  }
}

/** Returns the methods of an object, its own and those of its classes, bound to it. */
function methodsOf(object: object): ReadonlyMap<string, Call> {
  const found = new Map<string, Call>();
  for (let of = object; of !== Object.prototype; of = Object.getPrototypeOf(of))
    for (const name of Object.getOwnPropertyNames(of)) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'function' && !found.has(name))
        found.set(name, (...given) => Reflect.apply(value, object, given));
    }
  return found;
}

function dispose(answer: unknown): unknown {
  if (answer instanceof Object && 'dispose' in answer && typeof answer.dispose === 'function')
    return answer.dispose();
  throw new Error('expected what undoes the call');
}
