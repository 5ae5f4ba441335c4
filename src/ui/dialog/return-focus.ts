/** The way back for the focus when something that took it goes. */
import { focusOn } from '../../runtime/focus.ts';

/** Remembers where the opener stands. What it gives focuses it, or the nearest of its ancestors that is left. */
export function returnFocus(opener: Element | null): () => void {
  const way: HTMLElement[] = [];
  for (let at = opener; at; at = at.parentElement) if (at instanceof HTMLElement) way.push(at);
  return () => {
    for (const element of way) {
      if (!element.isConnected || element === document.body) continue;
      focusOn(element, { preventScroll: element !== opener });
      if (document.activeElement === element) return;
    }
  };
}
