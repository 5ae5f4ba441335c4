import { scrollBehaviour } from '../../lib/scroll-behaviour.ts';
import { whenContentChanges } from '../../lib/size-changes.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
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
    for (const { binding } of useful) binding?.apply({ attributes: { hidden: false } });
    for (const paddle of paddles) {
      if (useful.includes(paddle)) continue;
      if (paddle.element === document.activeElement)
        focusOn(useful[0]?.element ?? track, { signal });
      paddle.binding?.apply({ attributes: { hidden: true } });
    }
  };

  for (const { element, sign } of paddles)
    whenPressed(
      element,
      () => track.scrollBy({ left: sign * track.clientWidth, behavior: scrollBehaviour() }),
      signal,
    );
  track.addEventListener('scroll', show, { signal, passive: true });
  track.addEventListener('focusin', showWhole, { signal });
  whenContentChanges(track, signal, show);
});

/**
 * Scrolls a focused element fully into view. Browsers do that for an element out of view, but not for one that is
 * partly in view (`tests/e2e/paddles.spec.ts`). An element that was clicked doesn't move under the pointer.
 */
function showWhole({ target }: Event): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
