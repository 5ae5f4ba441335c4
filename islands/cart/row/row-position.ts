/** Where a row stands, or the note that stands there while the row is gone. */
import { makeView } from '../../../src/lib/own-view.ts';
import { unshadowed } from '../../../src/lib/unshadowed.ts';
import { focusOn } from '../../../src/runtime/focus.ts';
import type { Line } from '../lines.ts';

/** Makes an element that may stand in place of the row: an item for an item, a table row for a table row. */
export function makeNote(row: HTMLElement): HTMLElement {
  const note = makeView(unshadowed(row).localName);
  note.dataset.cartView = 'note';
  return note;
}

/** Takes the row out of the page. True where the focus was in it. */
export function takeOut({ row }: Line, note: HTMLElement): boolean {
  const hadFocus = unshadowed(row).contains(document.activeElement);
  if (unshadowed(row).isConnected) unshadowed(row).replaceWith(note);
  return hadFocus;
}

/** Puts it back where the note is. True where the focus was there. */
export function putBack({ row }: Line, note: HTMLElement): boolean {
  const hadFocus = unshadowed(note).contains(document.activeElement);
  if (note.isConnected) unshadowed(note).replaceWith(row);
  return hadFocus;
}

/**
 * Focuses the title of the row, of the next one or of the one before; where none is left, another place. Never a button:
 * a second press would do what nobody asked for.
 */
export function focusNear(line: Line, lines: readonly Line[], otherwise: HTMLElement): void {
  const place = lines.indexOf(line);
  const around = [...lines.slice(place), ...lines.slice(0, place).reverse()];
  focusOn(around.find(({ row }) => unshadowed(row).isConnected)?.title ?? otherwise);
}
