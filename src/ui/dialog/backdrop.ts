/**
 * Calls `leave` for a click on the backdrop, which is the root itself. A press that began or ended on the panel
 * doesn't count, nor does the second click of a double click: the first may have opened the dialog under the
 * pointer.
 */
import { unshadowed } from '../../lib/unshadowed.ts';

export function closesFromBackdrop(
  root: HTMLElement,
  leave: () => void,
  signal: AbortSignal,
): void {
  const outside = { down: false, up: false };
  const place = unshadowed(root);
  place.addEventListener('pointerdown', ({ target }) => (outside.down = target === root), {
    signal,
  });
  place.addEventListener('pointerup', ({ target }) => (outside.up = target === root), { signal });
  place.addEventListener(
    'click',
    ({ target, detail }) => {
      const isWholePress = detail === 0 || (detail === 1 && outside.down && outside.up);
      if (target === root && isWholePress) leave();
    },
    { signal },
  );
}
