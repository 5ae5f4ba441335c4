import { lockScroll } from '../../lib/scroll-lock.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { firstFocusable, isRendered } from '../../runtime/focus.ts';
import { openLayer, watchOverlays } from '../../ui/above/layers.ts';
import { createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

/** Up to this viewport width the menu is full-screen. */
const NARROW = '(max-width: 1099px)';

/** Links that leave the menu. A link with `aria-expanded` is a toggle. */
const LEADING = 'a[href]:not([aria-expanded])';
/** A modal opens above the menu, which stays open. If there is none, the link is followed. */
const OPENING = '[data-modal-open], [data-player-modal-open]';

export default defineBehaviour(contract, (root, { parts: { toggle, panel }, signal }) => {
  const narrow = matchMedia(NARROW);
  let stay: AbortController | undefined;

  const leave = (): void => stay?.abort();
  const enter = (): void => {
    stay = new AbortController();
    const hadFocus = unshadowed(panel).contains(document.activeElement);
    mountNarrow({ root, toggle, panel }, stay.signal);
    if (hadFocus) toggle.focus();
  };
  /**
   * The browser may remove the focus from the hidden toggle before the media query changes:
   * https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule
   */
  let hasLostFocus = false;
  const lose = (): void => {
    hasLostFocus = !isRendered(toggle);
  };
  const find = (): void => {
    hasLostFocus = false;
  };
  /**
   * Called when the viewport becomes narrow or wide. If a hidden toggle had the focus, it moves to the content that
   * the toggle opened.
   */
  const follow = (): void => {
    const hadFocus = hasLostFocus || document.activeElement === toggle;
    hasLostFocus = false;
    leave();
    if (narrow.matches) enter();
    else if (hadFocus) firstFocusable(panel)?.focus();
  };
  signal.addEventListener('abort', leave);
  narrow.addEventListener('change', follow, { signal });
  toggle.addEventListener('blur', lose, { signal });
  addEventListener('focusin', find, { signal, capture: true });
  if (narrow.matches) enter();
});

interface Menu {
  readonly root: HTMLElement;
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
}

function mountNarrow({ root, toggle, panel }: Menu, signal: AbortSignal): void {
  let free = () => {};
  const changed = (isOpen: boolean): void => {
    free();
    free = isOpen ? coverPage(toggle, panel) : () => {};
  };
  const parts = { root, toggle, content: panel };
  const disclosure = createDisclosure(parts, signal, { changed, watch: watchOverlays });
  const closeBehindLink = (event: Event): void => {
    const { target } = event;
    const link = target instanceof Element && unshadowed(target).closest(LEADING);
    if (!link || !unshadowed(panel).contains(link)) return;
    if (link.matches(OPENING)) setTimeout(() => event.defaultPrevented || disclosure.close());
    else disclosure.close();
  };
  signal.addEventListener('abort', () => free());
  /**
   * A target on the same page would be covered by the menu. After a link to another page, the browser's Back button
   * may return here.
   */
  addEventListener('click', closeBehindLink, { signal, capture: true });
}

/** Makes the page behind inert and unscrollable, and keeps Tab inside the menu. Returns a function that ends this. */
function coverPage(toggle: HTMLElement, panel: HTMLElement): () => void {
  const unlock = lockScroll();
  const close = openLayer([toggle, panel], () => toggle.focus({ preventScroll: true }));
  const lift = keepClear(toggle, panel);
  return () => {
    lift();
    close();
    unlock();
  };
}

/** Sets a custom property with the space that the toggle covers in the panel, and on which side. */
function keepClear(toggle: HTMLElement, panel: HTMLElement): () => void {
  const life = new AbortController();
  const binding = bind(panel, life.signal);
  const measure = (): void => {
    const { top, bottom } = toggle.getBoundingClientRect();
    const isAbove = top + bottom < innerHeight;
    const room = isAbove ? `${bottom}px 0px` : `0px ${innerHeight - top}px`;
    binding.apply({ styles: { '--islands-menu-room': room } });
  };
  measure();
  addEventListener('resize', measure, { signal: life.signal });
  return () => life.abort();
}
