/** Shows the row of a product while it is in the cart, and a note in its place after it was removed. */
import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusOn } from '../../../src/runtime/focus.ts';
import { texts as quantityTexts } from '../../../src/ui/quantity/texts.ts';
import type { CartModel } from '../effects.ts';
import type { Line } from '../lines.ts';
import { texts } from '../texts.ts';
import { focusNear, makeNote, putBack, takeOut } from './row-position.ts';

export interface RowOrNoteProps extends Pick<CartModel, 'lines' | 'undo'> {
  readonly line: Line;
  /** Whether the product is not in the cart. */
  readonly isGone: boolean;
  /** Whether the visitor has removed it on this page. */
  readonly wasRemoved: boolean;
  /** Whether the next removal or return of the row moves the focus, too. */
  readonly movesFocus: { current: boolean };
  /** Gets the focus if another tab has removed the last row. */
  readonly focusAtLast: HTMLElement;
}

/** Replaces a removed row by the note, which has a button to undo. If the row had the focus, the note gets it. */
export function RowOrNote({
  line,
  lines,
  isGone,
  wasRemoved,
  undo,
  movesFocus,
  focusAtLast,
}: RowOrNoteProps) {
  const [note] = useState(() => makeNote(line.row));
  const undoing = useRef<HTMLDivElement>(null);
  const canUndo = isGone && wasRemoved;
  useLayoutEffect(() => {
    note.hidden = !canUndo;
  }, [note, canUndo]);
  useLayoutEffect(() => {
    const hadFocus = isGone ? takeOut(line, note) : putBack(line, note);
    const isLeft = hadFocus || movesFocus.current;
    if (isLeft && undoing.current) focusOn(undoing.current);
    else if (isLeft) focusNear(line, lines, focusAtLast);
    movesFocus.current = false;
  }, [isGone, line, lines, note, focusAtLast, movesFocus]);
  useLayoutEffect(() => () => void putBack(line, note), [line, note]);
  if (!canUndo) return null;
  const putItBack = () => {
    const isBack = undo(line);
    movesFocus.current = isBack;
    return isBack;
  };
  return createPortal(<Note line={line} undo={putItBack} box={undoing} />, note);
}

interface NoteProps {
  readonly line: Line;
  readonly undo: () => boolean;
  readonly box: Ref<HTMLDivElement>;
}

/**
 * Says what was removed, with a button to undo. The button's name is "Annuler"; its description says what it
 * undoes. The group around it gets the focus, so that a second key press undoes nothing. The group's name doesn't
 * repeat what was removed, because the live region says it.
 */
function Note({ line: { row, name }, undo, box }: NoteProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const words = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={box} role="group" tabIndex={-1} aria-label={texts.canUndo}>
      <span id={id}>{texts.removed(name)}</span>
      <button
        type="button"
        aria-describedby={id}
        onClick={({ detail }) => detail > 1 || setRefused(!undo())}
      >
        {texts.undo}
      </button>
      {isRefused ? (
        <span data-islands-quantity="refusal" data-islands-line="">
          {quantityTexts.notStored}
        </span>
      ) : null}
    </div>
  );
  return row instanceof HTMLTableRowElement ? <td colSpan={row.cells.length}>{words}</td> : words;
}
