/**
 * Overlays of others: what another script shows while one of our layers is open, such as the challenge of a captcha, a
 * calendar, the list of a password manager, a dialog of the page. No list of vendors: it counts what wasn't seen before,
 * beside the layer or on the way up to `html`, and lies over the page; and what enters the top layer, wherever it stands.
 */
import { unshadowed } from '../../lib/unshadowed.ts';
import { floatingIn, isSeen, takesRoom } from './boxes.ts';
import { asidesOf, type Known, pathsOf } from './paths.ts';
import { inTopLayer, isInTopLayer, MODAL } from './top-layer.ts';

/** The template's word for what stays usable whatever is open. */
const EXEMPT = '[data-islands-above]';
/** Dialogs and views of ours look after themselves. */
const OURS = '[data-modal], [data-player-modal], [data-islands-dialog], [data-islands-view]';
/** One that comes without a place of its own is a dialog all the same. */
const DIALOG = '[aria-modal="true"], dialog[open]';

/** What the page held as a layer opened. */
export class Before {
  /** What could be reached. */
  readonly #there: Known = new WeakSet();
  /** What a visitor could see: nobody has shown it since. */
  readonly #seen: Known = new WeakSet();

  constructor(parts: readonly Element[]) {
    for (const aside of asidesOf(pathsOf([...parts, ...exempt()]))) {
      if (takesRoom(aside)) this.#there.add(aside);
      if (isSeen(aside)) this.#seen.add(aside);
    }
    for (const element of inTopLayer()) this.#seen.add(element);
  }

  /** Returns those that others have shown since, or that the template exempts. `touched`: what may have been hidden again. */
  overlays(parts: readonly Element[], touched: ReadonlySet<Element>): readonly HTMLElement[] {
    const always = [
      ...exempt(),
      ...inTopLayer().filter((one) => isOfOthers(one, parts) && this.#isNewOnTop(one)),
    ];
    const shown = asidesOf(pathsOf([...parts, ...always])).filter((aside) => {
      if (touched.has(aside) && this.#seen.has(aside) && !isSeen(aside)) this.#seen.delete(aside);
      return !hasAround(this.#seen, aside) && isOfOthers(aside, parts) && liesAbove(aside);
    });
    return [...always, ...shown];
  }

  /** Whether it has to be kept from use: hidden elements are left alone, for whoever shows them. */
  isInTheWay(aside: HTMLElement): boolean {
    return hasAround(this.#there, aside) || takesRoom(aside);
  }

  #isNewOnTop(element: Element): boolean {
    return unshadowed(element).matches(MODAL) || !this.#seen.has(element);
  }
}

/** Shows them over the layer where they can be. */
export function floatingOf(overlay: HTMLElement): readonly HTMLElement[] {
  return isInTopLayer(overlay) ? [] : floatingIn(overlay);
}

function exempt(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(EXEMPT)];
}

function isOfOthers(element: Element, parts: readonly Element[]): boolean {
  return (
    !unshadowed(element).matches(OURS) &&
    !parts.some((part) => unshadowed(part).contains(element) || unshadowed(element).contains(part))
  );
}

function liesAbove(element: HTMLElement): boolean {
  const isDialog =
    unshadowed(element).matches(DIALOG) || unshadowed(element).querySelector(DIALOG) !== null;
  return (isDialog && takesRoom(element)) || floatingIn(element).length > 0;
}

/** Whether it is known, or stands in something that is. */
function hasAround(known: Known, element: Element): boolean {
  for (let at: Element | null = element; at; at = unshadowed(at).parentElement)
    if (known.has(at)) return true;
  return false;
}
