/**
 * Says to people who listen what others see. A region is made before it has anything to say, since screen
 * readers follow only those that they know (https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA/Guides/Live_regions);
 * its look is in `src/styles/base.css`.
 */
import { makeView } from './own-view.ts';
import { unshadowed } from './unshadowed.ts';

/**
 * Makes a polite live region inside an element, empty until the first sentence and gone with the signal.
 * Returns what says a whole sentence; the same sentence twice is heard twice, an empty one silences.
 *
 * It stands in the element, and not at the end of the page, so that a modal around it doesn't mute it.
 */
export function createLiveRegion(within: Element, signal: AbortSignal): (sentence: string) => void {
  const { region, say } = makeLiveRegion();
  unshadowed(within).append(region);
  signal.addEventListener('abort', () => region.remove(), { once: true });
  return say;
}

/** Returns the region itself, which is nowhere yet, and what says a sentence in it. */
export function makeLiveRegion() {
  const region = makeView('p');
  region.setAttribute('role', 'status');
  region.dataset.islandsAnnouncer = '';
  const say = (sentence: string): void =>
    region.replaceChildren(...(sentence ? [sayingOf(sentence)] : []));
  return { region, say };
}

/**
 * Returns an element for the sentence, since that is a change of the region even where its words are the same:
 * https://github.com/microsoft/vscode/issues/99466
 */
function sayingOf(sentence: string): HTMLElement {
  const saying = document.createElement('span');
  saying.textContent = sentence;
  return saying;
}
