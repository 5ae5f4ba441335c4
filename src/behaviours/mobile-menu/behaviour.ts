import { lockScroll } from '../../lib/scroll-lock.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { allFocusable, firstFocusable, isRendered } from '../../runtime/focus.ts';
import { inertRest } from '../../runtime/inert-rest.ts';
import { closeOnEscape, createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

/** Up to here the menu is a screen of its own. */
const NARROW = '(max-width: 1099px)';

export default defineBehaviour(contract, (root, { parts: { toggle, panel }, signal }) => {
  const narrow = matchMedia(NARROW);
  let stay: AbortController | undefined;

  const leave = (): void => stay?.abort();
  const enter = (): void => {
    stay = new AbortController();
    const hadFocus = panel.contains(document.activeElement);
    liveNarrow({ root, toggle, panel }, stay.signal);
    if (hadFocus) toggle.focus();
  };
  /** The browser may have taken the focus from the hidden toggle before it tells that the width was crossed. */
  let hasLostFocus = false;
  const lose = (): void => {
    hasLostFocus = !isRendered(toggle);
  };
  const find = (): void => {
    hasLostFocus = false;
  };
  /** The toggle is hidden by now: a focus that was on it moves on to what it opens. */
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
  document.addEventListener('focusin', find, { signal });
  if (narrow.matches) enter();
});

interface Menu {
  readonly root: HTMLElement;
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
}

function liveNarrow({ root, toggle, panel }: Menu, signal: AbortSignal): void {
  let free = () => {};
  const disclosure = createDisclosure({ root, toggle, content: panel }, signal, (isOpen) => {
    free();
    free = isOpen ? takeTheScreen(toggle, panel) : () => {};
  });
  const closeBehindLink = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href]')) disclosure.close();
  };
  signal.addEventListener('abort', () => free());
  closeOnEscape(document, disclosure, signal, () => toggle.focus({ preventScroll: true }));
  /** A place on the same page would lie under the menu; another page may be left by the back button. */
  panel.addEventListener('click', closeBehindLink, { signal });
}

/** The page behind can't be scrolled, reached or read, and Tab goes round. Gives what lets it go. */
function takeTheScreen(toggle: HTMLElement, panel: HTMLElement): () => void {
  const unlock = lockScroll();
  const release = inertRest([toggle, panel]);
  const goRound = (event: KeyboardEvent): void => {
    const stops = [toggle, ...allFocusable(panel)];
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.key !== 'Tab' || document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
  document.addEventListener('keydown', goRound);
  return () => {
    document.removeEventListener('keydown', goRound);
    release();
    unlock();
  };
}
