/** Shows a dialog above everything else of the page, without moving it. Older browsers get a `z-index`. */
import { enterTopLayer } from '../above/top-layer.ts';

/** Returns a function that hides it again, once. */
export function showAbove(root: HTMLElement): () => void {
  return enterTopLayer(root, { hidden: false, 'data-islands-shown': true });
}
