import { scrollBehaviour } from '../../lib/scroll-behaviour.ts';
import { whenSizeChanges } from '../../lib/size-changes.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { hiddenInPlace } from '../../runtime/hidden-in-place.ts';
import { whenClicked } from '../../runtime/press.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { signal }) => {
  const binding = bind(root, signal);
  let isShown: boolean | undefined;

  /** Shows or hides the link. A focused link stays visible, because hiding it would lose the focus. */
  const show = (isDue: boolean) => {
    const isStaying = isDue || unshadowed(root).contains(document.activeElement);
    if (isStaying === isShown) return;
    isShown = isStaying;
    binding.apply(hiddenInPlace(root, !isShown));
  };
  const follow = () => show(scrollY > innerHeight);
  const leave = () => {
    focusOn(topOf(root), { preventScroll: true });
    scrollTo({ top: 0, behavior: scrollBehaviour() });
  };

  // The scroll position is not read here: that would force a layout. It is read after the first layout.
  show(false);
  whenSizeChanges([document.documentElement], signal, follow);
  addEventListener('scroll', follow, { signal, passive: true });
  addEventListener('resize', follow, { signal });
  unshadowed(root).addEventListener('blur', () => queueMicrotask(follow), { signal });
  whenClicked(root, leave, signal);
});

/** Returns the element that the link refers to, or `body`. The next Tab then goes to the first stop after it. */
function topOf(root: HTMLElement): HTMLElement {
  const id = root instanceof HTMLAnchorElement ? root.hash.slice(1) : '';
  return (id && document.getElementById(id)) || document.body;
}
