/**
 * Notes on the elements themselves what bindings have changed. A copy of a live tree (`cloneNode` of a header, a
 * page cache, a saved page) is restored from these notes before anything in it is mounted
 * (docs/decisions/0013-pages-that-others-change.md).
 */
import { madeHere, VIEW } from '../lib/own-view.ts';
import { runsScript } from '../lib/runs-script.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { accessTo, type Value } from './access.ts';

/** The attribute that holds the original values as JSON, by the keys of `accessTo`. */
const WAS = 'data-islands-was';

type Originals = Readonly<Record<string, Value>>;

/** Elements whose note was written in this page, and not copied with the element. */
const noted = new WeakSet<Element>();

/** Cache: thousands of cards have the same few notes. */
const single = new Map<string, string>();

/** Notes the original value of a property on the element, before it is changed. */
export function note(element: Element, key: string, original: Value): void {
  const before = noted.has(element) ? readNote(element) : undefined;
  noted.add(element);
  writeNote(
    element,
    before ? JSON.stringify({ ...before, [key]: original }) : alone(key, original),
  );
}

/** Removes the note of a property that has its original value again. */
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

/** Restores the copies that are in the document, and those that will be added to it. Further calls do nothing. */
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
 * Whether the note may be applied. Other scripts can write one: sanitised HTML may contain any `data-` attribute,
 * and a note in it could bring back what the sanitiser removed. The address of an image can't run script, so it is
 * always allowed.
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

/** Returns the note, or `undefined` if there is none or it is not readable. */
function readNote(element: Element): Originals | undefined {
  const text = unshadowed(element).getAttribute(WAS);
  try {
    return text === null ? undefined : Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
