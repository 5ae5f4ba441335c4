/** The browser's top layer, above every `z-index` of the page. The last element to enter is on top. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';

/**
 * Selectors for elements in the top layer. An older browser throws on a selector that it doesn't know:
 * https://dom.spec.whatwg.org/#dom-element-matches
 */
export const MODAL = 'dialog:modal';
const KINDS = [MODAL, ':popover-open'];

/**
 * Shows the element in the top layer, without moving it in the document. Returns a function that takes it out
 * again; further calls do nothing.
 */
export function enterTopLayer(
  element: HTMLElement,
  attributes: Readonly<Record<string, string | boolean>> = {},
): () => void {
  const binding = bind(element);
  const canEnter = 'showPopover' in element && unshadowed(element).isConnected;
  binding.apply({ attributes: { ...attributes, popover: canEnter ? 'manual' : null } });
  if (canEnter) unshadowed(element).showPopover();
  return () => {
    if (unshadowed(element).isConnected && unshadowed(element).matches('[popover]'))
      unshadowed(element).hidePopover();
    binding.release();
  };
}

/** Whether the element is in the top layer. */
export function isInTopLayer(element: Element): boolean {
  return known().some((kind) => unshadowed(element).matches(kind));
}

/** Returns all elements in the top layer, in document order. */
export function inTopLayer(): readonly HTMLElement[] {
  const kinds = known();
  return kinds.length ? [...document.querySelectorAll<HTMLElement>(kinds.join())] : [];
}

function known(): readonly string[] {
  return KINDS.filter((kind) => globalThis.CSS?.supports?.(`selector(${kind})`));
}
