/** Records what a test changes on a page and its context, and how to undo it. */
import type { BrowserContext, Frame, Page } from 'playwright/test';

export interface Traces {
  /** Functions that undo the changes. */
  readonly undo: (() => unknown)[];
  /** The names of methods whose effect can't be undone. */
  readonly lasting: Set<string>;
  /** The origins of all visited pages. */
  readonly origins: Set<string>;
}

/** Methods without an effect outside the document. All others count as lasting, unless they are undone below. */
const HARMLESS = {
  page: /^(\$|\$\$|goto|goBack|goForward|reload|evaluate|evaluateHandle|add(Style|Script)Tag|screenshot|unroute|unrouteAll|locator|frameLocator|getBy.+|waitFor.+|url|title|content|viewportSize|frames?|mainFrame|close|isClosed|context|opener)$/,
  context: /^(addCookies|clearCookies|cookies|browser|close|isClosed|newPage|pages|waitForEvent)$/,
  keyboard: /^(insertText|press|type)$/,
  mouse: /^(click|dblclick|move|wheel)$/,
  touchscreen: /^tap$/,
  clock: /^$/,
} as const;
/** Methods that Node's event emitters and Playwright's objects call on themselves. */
const INNER =
  /^(_.*|constructor|off|removeListener|emit|listeners|rawListeners|listenerCount|eventNames|[gs]etMaxListeners|toJSON)$/;
const LISTENING = ['on', 'once', 'addListener', 'prependListener', 'prependOnceListener'];
/** Methods that return an object with `dispose()`, which undoes the call. */
const DISPOSABLE = ['addInitScript', 'exposeFunction', 'exposeBinding'];

type Method = (...given: unknown[]) => unknown;

/** Starts to record what a test changes on the page and its context. */
export function watch(context: BrowserContext, page: Page): Traces {
  const traces: Traces = { undo: [], lasting: new Set(), origins: new Set() };
  const size = page.viewportSize();
  const resize = page.setViewportSize.bind(page);
  const noteOrigin = (frame: Frame) => {
    // A tab opened by a link has no URL at first.
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

/** Wraps the methods of an object, so that each call is recorded as one to undo, or as lasting. */
function watchCalls(
  object: object,
  harmless: RegExp,
  { undo, lasting }: Traces,
  undone: Readonly<Record<string, () => unknown>> = {},
): void {
  for (const [name, call] of methodsOf(object)) {
    if (INNER.test(name) || harmless.test(name)) continue;
    const changed: Method = (...given) => {
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

/** Returns the object's own and inherited methods, bound to it. */
function methodsOf(object: object): ReadonlyMap<string, Method> {
  const found = new Map<string, Method>();
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
  throw new Error('expected an object with dispose()');
}
