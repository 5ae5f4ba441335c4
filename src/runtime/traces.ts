/**
 * What roots leave in the page while they live, written down in the page itself: a copy of a live tree (`cloneNode` by a
 * cache of pages, a header that is cloned, a page that was saved) is cleared of it before anything in it starts
 * (docs/decisions/0013-pages-that-others-change.md).
 */
import { madeHere, VIEW } from '../lib/own-view.ts';
import { runsScript } from '../lib/runs-script.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { accessTo, type Value } from './access.ts';

/** On an element of the server's: what it held before, as JSON, by the keys of `accessTo`. */
const WAS = 'data-islands-was';

type Originals = Readonly<Record<string, Value>>;

/** Elements whose note is of this page's own life. */
const noted = new WeakSet<Element>();

/** Most notes are the same few, of thousands of cards. */
const single = new Map<string, string>();

/** Notes on the element what a thing of it was before it was changed. */
export function note(element: Element, key: string, original: Value): void {
  const before = noted.has(element) ? readNote(element) : undefined;
  noted.add(element);
  writeNote(
    element,
    before ? JSON.stringify({ ...before, [key]: original }) : alone(key, original),
  );
}

/** Takes the note back: the thing is as it was. */
export function forget(element: Element, key: string): void {
  const { [key]: _, ...others } = readNote(element) ?? {};
  if (Object.keys(others).length > 0) writeNote(element, JSON.stringify(others));
  else {
    noted.delete(element);
    unshadowed(element).removeAttribute(WAS);
  }
}

function alone(key: string, original: Value): string {
  if (original !== null) return JSON.stringify({ [key]: original });
  const known = single.get(key) ?? JSON.stringify({ [key]: null });
  single.set(key, known);
  return known;
}

let isClear = false;

/** Clears what is in the document of former lives, and all that is put into it from now on. Once is enough for a page. */
export function clearTraces(): void {
  if (isClear) return;
  isClear = true;
  clear(document.documentElement);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && unshadowed(node).isConnected) clear(node);
  }).observe(document, { childList: true, subtree: true });
}

function clear(within: Element): void {
  const traces = `[${VIEW}], [${WAS}]`;
  const found = [...unshadowed(within).querySelectorAll(traces)];
  if (unshadowed(within).matches(traces)) found.unshift(within);
  for (const element of found) {
    if (unshadowed(element).hasAttribute(VIEW) && !madeHere(element)) unshadowed(element).remove();
    else if (element instanceof HTMLElement && !noted.has(element)) restore(element);
  }
}

function restore(element: HTMLElement): void {
  for (const [key, original] of Object.entries(readNote(element) ?? {}))
    if (isHarmless(element, key, original)) accessTo(element, key).write(element, original);
  for (const name of ['class', 'style'])
    if (unshadowed(element).getAttribute(name) === '') unshadowed(element).removeAttribute(name);
  unshadowed(element).removeAttribute(WAS);
}

/**
 * Whether the note may be followed. Others can write one, too: HTML that another script has cleaned may hold any `data-`
 * attribute, and what is written from it into the page is no longer clean. An image runs nothing, whatever its address.
 */
function isHarmless(element: Element, key: string, original: unknown): boolean {
  return (
    (original === null || typeof original === 'string') &&
    /^(@(?!on|srcdoc$|action$|form)[a-z-]+|\.\S+|:[\w-]+|text)$/i.test(key) &&
    (key[0] !== '@' || unshadowed(element).localName === 'img' || !runsScript(`${original}`))
  );
}

function writeNote(element: Element, text: string): void {
  unshadowed(element).setAttribute(WAS, text);
}

/** Returns the note; `undefined` for none, and for one that nobody here has written. */
function readNote(element: Element): Originals | undefined {
  const text = unshadowed(element).getAttribute(WAS);
  try {
    return text === null ? undefined : Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
