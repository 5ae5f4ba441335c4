/** The browser's top layer, above whatever stacking the page has: the last to enter lies on top. */
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';

/**
 * What lies there, as a selector. Older browsers know less of it, and throw at a selector that they don't know:
 * https://dom.spec.whatwg.org/#dom-element-matches
 */
export const MODAL = 'dialog:modal';
const KINDS = [MODAL, ':popover-open'];

/** Shows the element there, without moving it. Returns a function that takes it out again, once. */
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

/** Whether the element lies there. */
export function isInTopLayer(element: Element): boolean {
  return known().some((kind) => unshadowed(element).matches(kind));
}

/** Returns all that lies in the top layer, in document order. */
export function inTopLayer(): readonly HTMLElement[] {
  const kinds = known();
  return kinds.length ? [...document.querySelectorAll<HTMLElement>(kinds.join())] : [];
}

function known(): readonly string[] {
  return KINDS.filter((kind) => globalThis.CSS?.supports?.(`selector(${kind})`));
}
