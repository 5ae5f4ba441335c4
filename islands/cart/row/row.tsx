import { useRef } from 'react';
import { unshadowed } from '../../../src/lib/unshadowed.ts';
import { Bound } from '../../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../../src/runtime/react/bound-button.tsx';
import { quantityOf } from '../../../src/services/cart-store/cart-store.ts';
import { QuantityControls } from '../../../src/ui/quantity/quantity-controls.tsx';
import { texts as quantityTexts } from '../../../src/ui/quantity/texts.ts';
import { useAnswer } from '../../../src/ui/quantity/use-answer.ts';
import { useQuantityField } from '../../../src/ui/quantity/use-quantity-field.ts';
import type { CartModel } from '../effects.ts';
import type { Line } from '../lines.ts';
import type { RowOrNoteProps } from './row-or-note.tsx';
import { RowOrNote } from './row-or-note.tsx';
import { useGesture } from './use-gesture.ts';

interface RowProps
  extends Omit<RowOrNoteProps, 'movesFocus'>,
    Pick<CartModel, 'change' | 'confirm'> {
  readonly root: HTMLElement;
}

export function Row({ root, line, change, confirm, ...removal }: RowProps) {
  const movesFocus = useRef(false);
  const { answer, respond, forget } = useAnswer();
  const field = useQuantityField(line.quantity, line.id, forget);
  const refusal = useGesture();
  const answered = useGesture();
  const refuse = (sentence: string) => {
    respond('reverted', sentence);
    field.current.show();
    refusal.note();
    answered.note();
  };
  const write = (quantity: number) => {
    if (!change(line, quantity)) return refuse(quantityTexts.notStored);
    answered.note();
    movesFocus.current = quantity === 0;
    respond('shown', '');
    field.current.show();
  };
  const update = () => {
    const reading = field.current.read();
    if (reading.kind === 'quantity') write(reading.quantity);
    else refuse(`${reading.sentence} ${quantityTexts.stays(quantityOf(line.id))}`);
  };
  /**
   * Called for every submit in the page. Enter in the field causes a change event before the submit; the change was
   * handled then.
   */
  const submit = (event: SubmitEvent) => {
    const isRemoval = line.remove !== undefined && event.submitter === line.remove;
    const isOwn = isRemoval || isOwnForm(event.target, line);
    const isRefused = refusal.isNow() && event.target === line.quantity?.form;
    if (isOwn || isRefused) event.preventDefault();
    if (isRemoval) write(0);
    else if (isOwn && line.quantity?.value !== `${quantityOf(line.id)}`) update();
    else if (isOwn && !answered.isNow()) confirm(line);
  };
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    if (event.detail <= 1) write(0);
  };
  return (
    <>
      <Bound to={root} on={{ submitCapture: submit }} />
      <Bound to={line.quantity} on={{ change: update }} />
      <BoundButton to={line.remove} press={remove} />
      <QuantityControls
        field={line.quantity}
        otherwise={line.remove}
        product={line.name}
        answer={answer}
        respond={respond}
      />
      <RowOrNote {...removal} line={line} movesFocus={movesFocus} />
    </>
  );
}

/** Whether the form belongs to the row. A form around all rows belongs to the page. */
function isOwnForm(form: EventTarget | null, { row, quantity }: Line): boolean {
  return (
    form instanceof HTMLFormElement && form === quantity?.form && unshadowed(row).contains(form)
  );
}
