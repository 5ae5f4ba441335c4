import { lockScroll } from '../../lib/scroll-lock.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { allFocusable, firstFocusable } from '../../runtime/focus.ts';
import { inertRest } from '../../runtime/inert-rest.ts';
import { closeOnEscape, createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

/** Up to here the menu is a screen of its own. */
const NARROW = '(max-width: 1099px)';

export default defineBehaviour(contract, (root, { parts: { toggle, panel }, signal }) => {
  const narrow = matchMedia(NARROW);
  let stay: AbortController | undefined;

  const start = (): void => {
    stay = new AbortController();
    const { signal: narrowness } = stay;
    let free = () => {};
    const disclosure = createDisclosure({ root, toggle, content: panel }, narrowness, (isOpen) => {
      free();
      free = isOpen ? takeTheScreen(toggle, panel) : () => {};
    });
    narrowness.addEventListener('abort', () => free());
    closeOnEscape(document, disclosure, narrowness, () => toggle.focus());
    panel.addEventListener('click', (event) => leadsAway(event) && disclosure.close(), {
      signal: narrowness,
    });
  };
  /** The toggle hides as the window grows: a focus on it moves on to what it opened. */
  const follow = (): void => {
    if (narrow.matches) {
      start();
      return;
    }
    const hadFocus = document.activeElement === toggle;
    stay?.abort();
    if (hadFocus) firstFocusable(panel)?.focus();
  };
  signal.addEventListener('abort', () => stay?.abort());
  narrow.addEventListener('change', follow, { signal });
  if (narrow.matches) start();
});

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

/** A link to a place on the same page would lie under the menu. */
function leadsAway({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
