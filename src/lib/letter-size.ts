/**
 * Detects that text has another size than before: a web font has loaded, the visitor has changed the spacing (WCAG
 * 1.4.12) or enlarges text only. A box with a fixed size doesn't change then, so a `ResizeObserver` on it is not
 * enough.
 */
import { makeView } from './own-view.ts';
import { whenSizeChanges } from './size-changes.ts';

/** The space and the second line make changes of word and line spacing visible. */
const SAMPLE = 'Mm Mm\nMm';

/** The sample takes no space and doesn't make the page scroll. Set through the CSSOM, which a strict CSP allows. */
const UNSEEN = {
  position: 'absolute',
  inset: '0 auto auto 0',
  visibility: 'hidden',
  width: 'max-content',
  whiteSpace: 'pre',
};

/** Adds an invisible sample text to the element until the signal aborts. Calls `callback` whenever its size changes. */
export function whenLettersChange(
  within: Element,
  signal: AbortSignal,
  callback: () => void,
): void {
  const sample = makeView('i');
  Object.assign(sample.style, UNSEEN);
  sample.setAttribute('aria-hidden', 'true');
  sample.translate = false;
  sample.textContent = SAMPLE;
  within.append(sample);
  signal.addEventListener('abort', () => sample.remove(), { once: true });
  whenSizeChanges([sample], signal, callback);
}
