/**
 * A click on the backdrop (the root itself) leaves. A press that began or ended on the panel does not, nor the second of a
 * double click: the first may have opened what lies under the pointer now.
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
