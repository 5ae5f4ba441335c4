import { whenLettersChange } from '../../lib/letter-size.ts';
import { createLiveRegion } from '../../lib/live-region.ts';
import { whenContentChanges } from '../../lib/size-changes.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { hiddenInPlace } from '../../runtime/hidden-in-place.ts';
import { whenPressed } from '../../runtime/press.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

export default defineBehaviour(contract, (root, { parts: { text, toggle }, signal }) => {
  const place = bind(root, signal);
  const button = bind(toggle, signal);
  const announce = createLiveRegion(root, signal);
  let isOpen = false;

  const show = (isCut: boolean) => {
    place.apply({ classes: { 'is-open': isOpen } });
    const { attributes, ...patch } = hiddenInPlace(toggle, !isCut);
    button.apply({
      ...patch,
      attributes: { ...attributes, 'aria-expanded': isOpen },
      ...(isOpen && { text: toggle.dataset.labelOpen || texts.close }),
    });
  };
  const open = () => {
    isOpen = true;
    show(true);
    announce(texts.opened);
  };
  const close = () => {
    isOpen = false;
    show(true);
    announce('');
    toggle.scrollIntoView({ block: 'nearest' });
  };

  show(true);
  const turn = () => {
    if (isOpen) return close();
    open();
    focusOn(text, { preventScroll: true, signal });
  };
  whenPressed(toggle, turn, signal);
  whenLedInto(text, open, signal);
  whenFitChanges(text, signal, () => {
    if (!isOpen) show(isCutOff(text));
  });
});

/** Calls `open` when the browser scrolls the cut text, because of a search in the page, a link or the Tab key. */
function whenLedInto(text: HTMLElement, open: () => void, signal: AbortSignal): void {
  const follow = () => {
    if (text.scrollTop === 0) return;
    open();
    text.scrollTop = 0;
    const focused = document.activeElement;
    if (text.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  };
  text.addEventListener('scroll', follow, { signal });
}

/**
 * Calls `callback` when the text may need another height: a page translator inserts longer words, a web font loads, or
 * the visitor changes the letter spacing.
 */
function whenFitChanges(text: HTMLElement, signal: AbortSignal, callback: () => void): void {
  whenContentChanges(text, signal, callback);
  whenLettersChange(text, signal, callback);
}

/** Whether the text is cut off. One pixel is ignored, because heights are rounded. */
function isCutOff({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1;
}
