/** Exchanges a row and the note in its place. */
import { makeView } from '../../../src/lib/own-view.ts';
import { unshadowed } from '../../../src/lib/unshadowed.ts';
import { focusOn } from '../../../src/runtime/focus.ts';
import type { Line } from '../lines.ts';

/** Returns an element that may replace the row: a list item for a list item, a table row for a table row. */
export function makeNote(row: HTMLElement): HTMLElement {
  const note = makeView(unshadowed(row).localName);
  note.dataset.cartView = 'note';
  return note;
}

/** Replaces the row by the note. Returns whether the focus was in the row. */
export function takeOut({ row }: Line, note: HTMLElement): boolean {
  const hadFocus = unshadowed(row).contains(document.activeElement);
  if (unshadowed(row).isConnected) unshadowed(row).replaceWith(note);
  return hadFocus;
}

/** Replaces the note by the row. Returns whether the focus was in the note. */
export function putBack({ row }: Line, note: HTMLElement): boolean {
  const hadFocus = unshadowed(note).contains(document.activeElement);
  if (note.isConnected) unshadowed(note).replaceWith(row);
  return hadFocus;
}

/**
 * Focuses the title of the row, or that of the next or previous row. If no row is left, focuses `otherwise`. It
 * never focuses a button: a second key press would trigger it by mistake.
 */
export function focusNear(line: Line, lines: readonly Line[], otherwise: HTMLElement): void {
  const place = lines.indexOf(line);
  const around = [...lines.slice(place), ...lines.slice(0, place).reverse()];
  focusOn(around.find(({ row }) => unshadowed(row).isConnected)?.title ?? otherwise);
}
