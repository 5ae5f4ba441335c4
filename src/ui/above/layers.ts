/**
 * Layers above the page, such as a dialog or a full-screen menu. Only the top layer can be used, together with what
 * other scripts show over it. The rest of the page is inert. The focus stays in the layer, and Tab wraps around.
 */
import { unshadowed } from '../../lib/unshadowed.ts';
import { firstFocusable, focusOn } from '../../runtime/focus.ts';
import { markOnly, markUsable } from './marks.ts';
import { Before, floatingOf } from './overlays.ts';
import { pathsOf, siblingsOf } from './paths.ts';
import { enterTopLayer, MODAL } from './top-layer.ts';
import { watchPage } from './watch-page.ts';
import { wrapTab } from './wrap-tab.ts';

interface Layer {
  readonly parts: readonly HTMLElement[];
  /** Moves the focus into the layer. */
  readonly enter: () => void;
  before: Before;
  /** The element in the layer that last had the focus. */
  last?: HTMLElement;
}

const layers: Layer[] = [];
/** What other scripts show over the top layer. */
let overlays: readonly HTMLElement[] = [];
const raised = new Map<HTMLElement, () => void>();
let watch = new AbortController();

/**
 * Opens a layer of those elements. `enter` moves the focus into it. First the elements become usable, then they get
 * the focus, then the rest becomes inert. Returns a function that closes the layer; further calls do nothing.
 */
export function openLayer(parts: readonly HTMLElement[], enter: () => void): () => void {
  for (const element of pathsOf(parts)) if (isWithinPage(element)) markUsable(element);
  const layer: Layer = { parts, enter, before: new Before(parts) };
  enter();
  if (layers.length === 0) startWatching();
  layers.push(layer);
  lower();
  update(new Set());
  if (hasLostFocus(layer)) restoreFocus(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place < 0) return;
    layers.splice(place, 1);
    lower();
    if (layers.length === 0) watch.abort();
    update(new Set());
  };
}

/**
 * Called when Escape is pressed. Returns a function to call after all other listeners: whether the key is for the
 * top layer, and not for something above it.
 */
export function watchOverlays({ target }: Event): () => boolean {
  follow(new Set());
  const shown = overlays;
  return () => {
    follow(new Set());
    const isInside =
      target instanceof Node && shown.some((one) => unshadowed(one).contains(target));
    return !isInside && shown.every((one) => overlays.includes(one) && !closesByEscape(one));
  };
}

function closesByEscape(overlay: HTMLElement): boolean {
  return unshadowed(overlay).matches(`${MODAL}, [popover]:not([popover="manual"])`);
}

function startWatching(): void {
  watch = new AbortController();
  const options = { signal: watch.signal, capture: true };
  addEventListener('keydown', tab, options);
  addEventListener('focusin', keepFocus, options);
  watchPage(watch.signal, ignoresParts, follow);
}

function ignoresParts(node: Node): boolean {
  return layers.at(-1)?.parts.some((part) => unshadowed(part).contains(node)) ?? true;
}

/** Updates the overlays of other scripts. Moves the focus into a new dialog, and back when it has closed. */
function follow(touched: ReadonlySet<Element>): void {
  const layer = layers.at(-1);
  if (!layer) return;
  const shown = overlays;
  update(touched);
  const modal = overlays.find((one) => !shown.includes(one) && unshadowed(one).matches(MODAL));
  if (modal && !unshadowed(modal).contains(document.activeElement))
    focusOn(firstFocusable(modal) ?? modal);
  if (!shown.every((one) => overlays.includes(one)) && hasLostFocus(layer)) restoreFocus(layer);
}

function update(touched: ReadonlySet<Element>): void {
  const layer = layers.at(-1);
  overlays = layer?.before.overlays(layer.parts, touched) ?? [];
  const usable = pathsOf(layer?.parts ?? []);
  const siblings = layer ? siblingsOf(pathsOf([...layer.parts, ...overlays])) : [];
  markOnly(
    new Set([...usable].filter(isWithinPage)),
    new Set(siblings.filter((sibling) => layer?.before.mustBeInert(sibling))),
  );
  raise(new Set(overlays.flatMap(floatingOf)));
}

/** Raises the overlays into the top layer. The top layer ignores `z-index`, so they enter it in the order of theirs. */
function raise(wanted: ReadonlySet<HTMLElement>): void {
  for (const [element, putBack] of raised) {
    if (wanted.has(element) || overlays.includes(element)) continue;
    raised.delete(element);
    putBack();
  }
  const coming = [...wanted].filter((element) => !raised.has(element));
  for (const element of coming.sort((one, other) => levelOf(one) - levelOf(other)))
    raised.set(element, enterTopLayer(element, { 'data-islands-raised': true }));
}

function lower(): void {
  for (const putBack of raised.values()) putBack();
  raised.clear();
}

function levelOf(element: Element): number {
  return Number.parseInt(getComputedStyle(element).zIndex, 10) || 0;
}

function isWithinPage(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.documentElement;
}

function isIn(elements: readonly Element[], target: Node | null): boolean {
  return elements.some((element) => unshadowed(element).contains(target));
}

function hasLostFocus({ parts }: Layer): boolean {
  return !isIn([...parts, ...overlays], document.activeElement);
}

let isRestoring = false;

/**
 * Moves the focus back into the layer. A script that takes the focus again at once keeps it, so there is no endless
 * loop.
 */
function restoreFocus({ last, parts, enter }: Layer): void {
  if (isRestoring) return;
  isRestoring = true;
  if (last && isIn(parts, last)) last.focus({ preventScroll: true });
  if (!last || document.activeElement !== last) enter();
  isRestoring = false;
}

function keepFocus({ target }: Event): void {
  const layer = layers.at(-1);
  if (!layer || !(target instanceof Element)) return;
  if (isIn(layer.parts, target)) {
    if (target instanceof HTMLElement && document.activeElement === target) layer.last = target;
    return;
  }
  follow(new Set());
  if (!isIn(overlays, target)) restoreFocus(layer);
}

/** Wraps Tab around. A modal dialog of the page that lies above keeps its own order. */
function tab(event: KeyboardEvent): void {
  const layer = layers.at(-1);
  if (layer && !overlays.some((one) => unshadowed(one).matches(MODAL)))
    wrapTab(event, [...layer.parts, ...overlays]);
}
