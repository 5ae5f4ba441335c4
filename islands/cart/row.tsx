import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Bound } from '../../src/runtime/react/bound.tsx';
import { quantityOf } from '../../src/services/cart-store/cart-store.ts';
import type { FieldAnswer } from '../../src/ui/quantity/quantity-controls.tsx';
import { QuantityControls } from '../../src/ui/quantity/quantity-controls.tsx';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { useQuantityField } from '../../src/ui/quantity/use-quantity-field.ts';
import type { CartModel } from './effects.ts';
import type { Line } from './lines.ts';
import { focusNear, makeNote, putBack, takeOut } from './row-place.ts';
import { texts } from './texts.ts';

interface RowProps extends Pick<CartModel, 'cart' | 'lines' | 'removed' | 'change' | 'undo'> {
  readonly line: Line;
  readonly root: HTMLElement;
  readonly empty: HTMLElement | undefined;
}

export function Row(props: RowProps) {
  const { line, root, change } = props;
  const movesFocus = useRef(false);
  const [answer, setAnswer] = useState<FieldAnswer>({ kind: 'shown', sentence: '', turn: 0 });
  const say = (kind: FieldAnswer['kind'], sentence: string) =>
    setAnswer(({ turn }) => ({ kind, sentence, turn: turn + 1 }));
  const field = useQuantityField(line.quantity, line.id);
  const refuse = (sentence: string) => {
    say('refused', sentence);
    field.current.show();
  };
  const write = (quantity: number) => {
    if (!change(line, quantity)) return refuse(quantityTexts.notStored);
    movesFocus.current = quantity === 0;
    say('shown', '');
    field.current.show();
  };
  const update = () => {
    const reading = field.current.read();
    if (reading.kind === 'refused') refuse(reading.sentence);
    else write(reading.quantity);
  };
  /** Enter in the field is a change first: what that left there needs no second answer. */
  const submit = (event: SubmitEvent) => {
    const isRemoval = line.remove !== undefined && event.submitter === line.remove;
    if (!isRemoval && !isOwnForm(event.target, line)) return;
    event.preventDefault();
    if (isRemoval) write(0);
    else if (line.quantity?.value !== `${quantityOf(line.id)}`) update();
  };
  const remove = (event: Event) => {
    event.preventDefault();
    write(0);
  };
  return (
    <>
      <Bound to={root} on={{ submit }} />
      <Bound to={line.quantity} on={{ change: update }} />
      <Bound to={line.remove} on={{ click: remove }} />
      <QuantityControls
        field={line.quantity}
        otherwise={line.remove}
        product={line.name}
        answer={answer}
        say={say}
      />
      <Place {...props} movesFocus={movesFocus} />
    </>
  );
}

/** The row where it is in the cart; otherwise a note, with a way back for what was taken out here. */
function Place({ movesFocus, ...props }: RowProps & { movesFocus: { current: boolean } }) {
  const { line, lines, cart, removed, undo, empty } = props;
  const [note] = useState(() => makeNote(line.row));
  const isGone = !cart.has(line.id);
  const canUndo = isGone && removed.has(line.id);
  useLayoutEffect(() => {
    note.hidden = !canUndo;
  }, [note, canUndo]);
  useLayoutEffect(() => {
    const hadFocus = isGone ? takeOut(line, note) : putBack(line, note);
    if (hadFocus || movesFocus.current) focusNear(line, lines, empty);
    movesFocus.current = false;
  }, [isGone, line, lines, note, empty, movesFocus]);
  useLayoutEffect(() => () => void putBack(line, note), [line, note]);
  if (!canUndo) return null;
  const putItBack = () => {
    movesFocus.current = true;
    undo(line);
  };
  return createPortal(<Note line={line} undo={putItBack} />, note);
}

/** The button is called "Annuler", and described by what it would undo. */
function Note({ line: { row, name }, undo }: { line: Line; undo: () => void }) {
  const id = useId();
  const words = (
    <>
      <span id={id}>{texts.removed(name)}</span>
      <button type="button" aria-describedby={id} onClick={undo}>
        {texts.undo}
      </button>
    </>
  );
  return row instanceof HTMLTableRowElement ? <td colSpan={row.cells.length}>{words}</td> : words;
}

/** A form inside the row is the row's; one around all rows is the page's. */
function isOwnForm(form: EventTarget | null, { row, quantity }: Line): boolean {
  return form instanceof HTMLFormElement && form === quantity?.form && row.contains(form);
}
