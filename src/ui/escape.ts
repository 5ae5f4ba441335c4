/** Escape closes what was opened last: a dialog, a menu, a list of links. One key press closes one of them. */
import { afterDispatch } from '../lib/after-dispatch.ts';

export interface Leaving {
  /** Closes it. */
  readonly leave: () => void;
  /**
   * Called when Escape is pressed. Returns a function to call after all other listeners: whether the key is still
   * for this one. Something above it may have closed with the same key.
   */
  readonly watch?: (event: KeyboardEvent) => () => boolean;
}

const open: Leaving[] = [];

/** Lets Escape close it, before everything that was opened earlier. Returns a function that unregisters it. */
export function leaveOnEscape(one: Leaving): () => void {
  open.push(one);
  if (open.length === 1) addEventListener('keydown', hear, true);
  return () => {
    const place = open.indexOf(one);
    if (place < 0) return;
    open.splice(place, 1);
    if (open.length === 0) removeEventListener('keydown', hear, true);
  };
}

/**
 * Called for each key press. A listener that prevents the default has used the key itself, for example to close a
 * list of suggestions.
 */
function hear(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (!top || event.key !== 'Escape' || event.isComposing) return;
  const isForTop = top.watch?.(event) ?? (() => true);
  afterDispatch(event, () => {
    if (event.defaultPrevented || !open.includes(top) || !isForTop()) return;
    event.preventDefault();
    top.leave();
  });
}
