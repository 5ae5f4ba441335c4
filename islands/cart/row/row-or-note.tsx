/** Shows a product's row while it is in the cart, and a note in its place once it was taken out. */
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
  /** Whether the visitor has taken it out on this page. */
  readonly wasRemoved: boolean;
  /** Whether the next coming or going of the row takes the focus with it. */
  readonly movesFocus: { current: boolean };
  /** Where the focus goes when another tab has taken out the last row. */
  readonly focusAtLast: HTMLElement;
}

/** Renders the note once the row is gone. Its button undoes the removal, and it gets the focus that was in the row. */
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
 * Says what was taken out, with a button that undoes it. The button is called "Annuler", and described by what it
 * undoes. The focus comes to the group around it, so that a second press does nothing. The group's name says only what
 * can be done, since the status says what was taken out.
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
      {isRefused ? <span data-islands-quantity="refusal">{quantityTexts.notStored}</span> : null}
    </div>
  );
  return row instanceof HTMLTableRowElement ? <td colSpan={row.cells.length}>{words}</td> : words;
}
