/**
 * Finds what other scripts show over an open layer, such as a captcha, a calendar, the list of a password manager
 * or another dialog. There is no list of vendors. An element counts if it was not visible when the layer opened, is
 * a sibling of the layer or of one of its ancestors, and lies over the page. An element that enters the top layer
 * counts anywhere.
 */
import { unshadowed } from '../../lib/unshadowed.ts';
import { floatingIn, isSeen, takesRoom } from './boxes.ts';
import { type Known, pathsOf, siblingsOf } from './paths.ts';
import { inTopLayer, isInTopLayer, MODAL } from './top-layer.ts';

/** The template marks elements with it that stay usable under every layer. */
const EXEMPT = '[data-islands-above]';
/** Dialogs and views of this script handle themselves. */
const OURS = '[data-modal], [data-player-modal], [data-islands-dialog], [data-islands-view]';
/** The link to the top may appear while a layer opens, and is never an overlay. */
const TO_TOP = '[data-back-to-top]';
/** A dialog counts even if it is not positioned. */
const DIALOG = '[aria-modal="true"], dialog[open]';

/** The state of the page when a layer opened. */
export class Before {
  /** Elements that could be reached. */
  readonly #there: Known = new WeakSet();
  /** Elements that a visitor could see, and that have been visible ever since. */
  readonly #seen: Known = new WeakSet();

  constructor(parts: readonly Element[]) {
    for (const sibling of siblingsOf(pathsOf([...parts, ...exempt()]))) {
      if (takesRoom(sibling)) this.#there.add(sibling);
      if (isSeen(sibling)) this.#seen.add(sibling);
    }
    for (const element of inTopLayer()) this.#seen.add(element);
  }

  /**
   * Returns the overlays that other scripts have shown since, and what the template exempts. `touched` are changed
   * elements, which may have been hidden meanwhile.
   */
  overlays(parts: readonly Element[], touched: ReadonlySet<Element>): readonly HTMLElement[] {
    const always = [
      ...exempt(),
      ...inTopLayer().filter((one) => isForeign(one, parts) && this.#isNewOnTop(one)),
    ];
    const shown = siblingsOf(pathsOf([...parts, ...always])).filter((sibling) => {
      if (touched.has(sibling) && this.#seen.has(sibling) && !isSeen(sibling))
        this.#seen.delete(sibling);
      return !hasAround(this.#seen, sibling) && isForeign(sibling, parts) && liesAbove(sibling);
    });
    return [...always, ...shown];
  }

  /**
   * Whether the element must be made inert. Hidden elements are left alone. If another script shows one later, it
   * becomes an overlay.
   */
  mustBeInert(sibling: HTMLElement): boolean {
    return hasAround(this.#there, sibling) || takesRoom(sibling);
  }

  #isNewOnTop(element: Element): boolean {
    return unshadowed(element).matches(MODAL) || !this.#seen.has(element);
  }
}

/** Returns the elements of an overlay to raise into the top layer. */
export function floatingOf(overlay: HTMLElement): readonly HTMLElement[] {
  return isInTopLayer(overlay) ? [] : raisableIn(overlay);
}

function exempt(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(EXEMPT)];
}

function isForeign(element: Element, parts: readonly Element[]): boolean {
  return (
    !unshadowed(element).matches(OURS) &&
    !parts.some((part) => unshadowed(part).contains(element) || unshadowed(element).contains(part))
  );
}

function liesAbove(element: HTMLElement): boolean {
  const isDialog =
    unshadowed(element).matches(DIALOG) || unshadowed(element).querySelector(DIALOG) !== null;
  return (isDialog && takesRoom(element)) || raisableIn(element).length > 0;
}

/** Returns the outermost visible elements in it that are out of the flow, except the link to the top. */
function raisableIn(element: HTMLElement): readonly HTMLElement[] {
  return floatingIn(element).filter((one) => !isLinkToTop(one));
}

/** Whether the element is the link to the top, or a wrapper around it alone. */
function isLinkToTop(element: Element): boolean {
  const { childElementCount, firstElementChild } = unshadowed(element);
  if (unshadowed(element).matches(TO_TOP)) return true;
  return childElementCount === 1 && firstElementChild !== null && isLinkToTop(firstElementChild);
}

/** Whether the set has the element or one of its ancestors. */
function hasAround(known: Known, element: Element): boolean {
  for (let at: Element | null = element; at; at = unshadowed(at).parentElement)
    if (known.has(at)) return true;
  return false;
}
