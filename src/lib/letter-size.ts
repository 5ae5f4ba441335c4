/**
 * Notices that letters take another room than before: a font that comes late, a visitor's own spacing (WCAG 1.4.12), text
 * that alone is made larger. Words that stand in a cut box themselves change no box that could tell.
 */
import { makeView } from './own-view.ts';
import { whenSizeChanges } from './size-changes.ts';

/** A blank and a second line, so that the spacing of words and lines shows, too. */
const SAMPLE = 'Mm Mm\nMm';

/** It takes no room, and nothing scrolls for it. Through the CSSOM, which a strict policy allows. */
const UNSEEN = {
  position: 'absolute',
  inset: '0 auto auto 0',
  visibility: 'hidden',
  width: 'max-content',
  whiteSpace: 'pre',
};

/** Puts a sample into the element, unseen and unheard, until the signal ends; calls whenever it has another size. */
export function whenLettersChange(within: Element, signal: AbortSignal, tell: () => void): void {
  const sample = makeView('i');
  Object.assign(sample.style, UNSEEN);
  sample.setAttribute('aria-hidden', 'true');
  sample.translate = false;
  sample.textContent = SAMPLE;
  within.append(sample);
  signal.addEventListener('abort', () => sample.remove(), { once: true });
  whenSizeChanges([sample], signal, tell);
}
