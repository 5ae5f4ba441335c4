/** Shows a dialog above everything else, without moving it in the document. Older browsers use a `z-index`. */
import { enterTopLayer } from '../above/top-layer.ts';

/** Shows the root. Returns a function that hides it again; further calls do nothing. */
export function showAbove(root: HTMLElement): () => void {
  return enterTopLayer(root, { hidden: false, 'data-islands-shown': true });
}
