/** Shows a dialog above everything else, without moving it in the document. Older browsers use a `z-index`. */
import { bind } from '../../runtime/bind.ts';
import { enterTopLayer } from '../above/top-layer.ts';

/**
 * Shows the root. Returns a function that hides it again; further calls do nothing. A root that fades in may be
 * transparent at first.
 */
export function showAbove(root: HTMLElement, isFading = false): () => void {
  const leave = enterTopLayer(root, { hidden: false, 'data-islands-shown': true });
  const binding = bind(root);
  binding.apply({ styles: missingFor(root, isFading) });
  return () => {
    binding.release();
    leave();
  };
}

/**
 * Returns the styles that make the root visible if its theme hides it. Frameworks hide the elements with their class for
 * dialogs until a script of theirs adds another class.
 */
function missingFor(root: HTMLElement, isFading: boolean): Readonly<Record<string, string>> {
  const { display, visibility, opacity } = getComputedStyle(root);
  return {
    ...(display === 'none' && { display: 'grid' }),
    // Without a transition: its first frame is still hidden, and what is hidden can't get the focus.
    ...(visibility === 'hidden' && { visibility: 'visible', transition: 'none' }),
    ...(opacity === '0' && !isFading && { opacity: '1' }),
  };
}
