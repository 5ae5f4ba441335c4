import { scrollBehaviour } from '../../lib/scroll-behaviour.ts';
import { whenSizeChanges } from '../../lib/size-changes.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { whenClicked } from '../../runtime/press.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { signal }) => {
  const binding = bind(root, signal);
  let isShown: boolean | undefined;

  /** Shows or hides the link. It stays while it has the focus, which would be lost otherwise. */
  const show = (isDue: boolean) => {
    const isStaying = isDue || unshadowed(root).contains(document.activeElement);
    if (isStaying === isShown) return;
    isShown = isStaying;
    binding.apply({ attributes: { hidden: !isShown } });
  };
  const follow = () => show(scrollY > innerHeight);
  const leave = () => {
    focusOn(topOf(root), { preventScroll: true });
    scrollTo({ top: 0, behavior: scrollBehaviour() });
  };

  // Where the page is scrolled to is known once it is laid out: asked for now, it would have to be laid out at once.
  show(false);
  whenSizeChanges([document.documentElement], signal, follow);
  addEventListener('scroll', follow, { signal, passive: true });
  addEventListener('resize', follow, { signal });
  unshadowed(root).addEventListener('blur', () => queueMicrotask(follow), { signal });
  whenClicked(root, leave, signal);
});

/** Returns the element that the link names, or the page. The Tab key then goes to what comes first. */
function topOf(root: HTMLElement): HTMLElement {
  const id = root instanceof HTMLAnchorElement ? root.hash.slice(1) : '';
  return (id && document.getElementById(id)) || document.body;
}
