/** Shows an element above everything else of the page, without moving it. */
import { bind } from '../../runtime/bind.ts';

/** Gives what hides it again, once. */
export function showAbove(root: HTMLElement): () => void {
  const binding = bind(root);
  binding.apply({ attributes: { hidden: false, popover: canRise(root) ? 'manual' : null } });
  if (canRise(root)) root.showPopover();
  return () => {
    if (root.isConnected && root.matches('[popover]')) root.hidePopover();
    binding.release();
  };
}

/** The top layer lies above whatever stacking the page has; older browsers get a `z-index`. */
function canRise(root: HTMLElement): boolean {
  return 'showPopover' in root && root.isConnected;
}
