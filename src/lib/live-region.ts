/**
 * Announces to screen readers what others see. A region is made before it has anything to announce, because screen
 * readers follow only regions that they know
 * (https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA/Guides/Live_regions). Its styles are in
 * `src/styles/base.css`.
 */
import { makeView } from './own-view.ts';
import { unshadowed } from './unshadowed.ts';

/**
 * Adds an empty polite live region to the element, until the signal aborts. Returns a function that announces a
 * sentence. The same sentence is announced again if the function is called twice; an empty one clears the region.
 *
 * The region is inside the element, not at the end of the page, so that an open modal around it doesn't hide it.
 */
export function createLiveRegion(within: Element, signal: AbortSignal): (sentence: string) => void {
  const { region, announce } = makeLiveRegion();
  unshadowed(within).append(region);
  signal.addEventListener('abort', () => region.remove(), { once: true });
  return announce;
}

/** Returns a live region that is not in the page yet, and the function that announces in it. */
export function makeLiveRegion() {
  const region = makeView('p');
  region.setAttribute('role', 'status');
  region.dataset.islandsAnnouncer = '';
  const announce = (sentence: string): void =>
    region.replaceChildren(...(sentence ? [announcementOf(sentence)] : []));
  return { region, announce };
}

/**
 * Returns a new element for the sentence. A new element is announced even if its text is the same as before:
 * https://github.com/microsoft/vscode/issues/99466
 */
function announcementOf(sentence: string): HTMLElement {
  const announcement = document.createElement('span');
  announcement.textContent = sentence;
  return announcement;
}
