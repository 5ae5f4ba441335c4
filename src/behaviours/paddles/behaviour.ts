import { scrollBehaviour } from '../../lib/scroll-behaviour.ts';
import { whenContentChanges } from '../../lib/size-changes.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { hiddenInPlace } from '../../runtime/hidden-in-place.ts';
import { whenPressed } from '../../runtime/press.ts';
import { contract } from './contract.ts';
import { roomBeside } from './room.ts';

export default defineBehaviour(contract, (_root, { parts, signal }) => {
  const { track, previous, next } = parts;
  const paddles = [
    { element: previous, binding: previous && bind(previous, signal), side: 'before', sign: -1 },
    { element: next, binding: next && bind(next, signal), side: 'after', sign: 1 },
  ] as const;

  const show = () => {
    const room = roomBeside(track);
    const useful = paddles.filter(({ side }) => room[side]);
    for (const { element, binding } of useful)
      if (element) binding?.apply(hiddenInPlace(element, false));
    for (const paddle of paddles) {
      const { element, binding } = paddle;
      if (!element || useful.includes(paddle)) continue;
      if (element === document.activeElement) focusOn(useful[0]?.element ?? track, { signal });
      binding?.apply(hiddenInPlace(element, true));
    }
  };

  for (const { element, sign } of paddles)
    whenPressed(
      element,
      () => track.scrollBy({ left: sign * track.clientWidth, behavior: scrollBehaviour() }),
      signal,
    );
  track.addEventListener('scroll', show, { signal, passive: true });
  track.addEventListener('focusin', ({ target }) => showWhole(target, track), { signal });
  whenContentChanges(track, signal, show);
});

/**
 * Scrolls a focused element fully into view. Browsers do that for an element out of view, but not for one that is
 * partly in view (`tests/e2e/paddles.spec.ts`). An element that was clicked doesn't move under the pointer. If the
 * track snaps back to where it was, its item is scrolled to the start of the track, where it can snap.
 */
function showWhole(target: EventTarget | null, track: HTMLElement): void {
  if (!(target instanceof Element && target.matches(':focus-visible'))) return;
  target.scrollIntoView(AT_ONCE);
  const { left, right } = track.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  if (box.left < left - 1 || box.right > right + 1)
    target.closest(ITEM)?.scrollIntoView({ ...AT_ONCE, inline: 'start' });
}

/** Not smooth, whatever the theme says: the place is measured at once. */
const AT_ONCE = { behavior: 'instant', block: 'nearest', inline: 'nearest' } as const;

const ITEM = '[data-paddles-part=track] > *';
