/** Where a product's row stands: the row while it is in the cart, otherwise a note. */
import { useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import type { CartModel } from './effects.ts';
import type { Line } from './lines.ts';
import { focusNear, makeNote, putBack, takeOut } from './row-place.ts';
import { texts } from './texts.ts';

export interface PlaceProps extends Pick<CartModel, 'cart' | 'lines' | 'removed' | 'undo'> {
  readonly line: Line;
  /** Whether the next coming or going of the row takes the focus with it. */
  readonly movesFocus: { current: boolean };
  /** Where the focus goes when the last row has gone. */
  readonly focusAtLast: HTMLElement;
}

/** The note has a way back for what was taken out here. */
export function Place({ movesFocus, ...props }: PlaceProps) {
  const { line, lines, cart, removed, undo, focusAtLast } = props;
  const [note] = useState(() => makeNote(line.row));
  const isGone = !cart.has(line.id);
  const canUndo = isGone && removed.has(line.id);
  useLayoutEffect(() => {
    note.hidden = !canUndo;
  }, [note, canUndo]);
  useLayoutEffect(() => {
    const hadFocus = isGone ? takeOut(line, note) : putBack(line, note);
    if (hadFocus || movesFocus.current) focusNear(line, lines, focusAtLast);
    movesFocus.current = false;
  }, [isGone, line, lines, note, focusAtLast, movesFocus]);
  useLayoutEffect(() => () => void putBack(line, note), [line, note]);
  if (!canUndo) return null;
  const putItBack = () => {
    const isBack = undo(line);
    movesFocus.current = isBack;
    return isBack;
  };
  return createPortal(<Note line={line} undo={putItBack} />, note);
}

/** The button is called "Annuler", and described by what it would undo. */
function Note({ line: { row, name }, undo }: { line: Line; undo: () => boolean }) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const words = (
    <>
      <span id={id}>{texts.removed(name)}</span>
      <button
        type="button"
        aria-describedby={id}
        onClick={({ detail }) => detail > 1 || setRefused(!undo())}
      >
        {texts.undo}
      </button>
      {isRefused ? <span data-islands-quantity="refusal">{quantityTexts.notStored}</span> : null}
    </>
  );
  return row instanceof HTMLTableRowElement ? <td colSpan={row.cells.length}>{words}</td> : words;
}
