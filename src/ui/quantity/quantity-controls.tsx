/** What belongs to a quantity field: − and + beside it, and a message that is tied to it. */
import type { ReactNode } from 'react';
import { useId, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Bound } from '../../runtime/react/bound.tsx';
import { nextQuantity } from './read-quantity.ts';
import { texts } from './texts.ts';

/** What there is to say about the field. */
export interface FieldAnswer {
  readonly kind: 'refused' | 'shown' | 'heard';
  readonly sentence: string;
  /** Another number makes the same sentence be heard again. */
  readonly turn: number;
}

interface QuantityControlsProps {
  readonly field: HTMLInputElement | undefined;
  /** Where the message goes where there is no field. */
  readonly otherwise: HTMLElement | undefined;
  /** Says in the buttons' names which product they are for. */
  readonly product: string;
  readonly answer: FieldAnswer;
  readonly say: (kind: FieldAnswer['kind'], sentence: string) => void;
}

export function QuantityControls(props: QuantityControlsProps): ReactNode {
  const { field, answer } = props;
  const id = useId();
  const isRefused = answer.kind === 'refused' && answer.sentence !== '';
  const canStep = field && field.type !== 'hidden' && !field.readOnly && !field.disabled;
  return (
    <>
      <Bound
        to={field}
        attributes={isRefused ? { 'aria-invalid': true, 'aria-describedby': id } : NOTHING}
        classes={isRefused ? INVALID : NOTHING}
      />
      <After place={field ? (field.closest('label') ?? field) : props.otherwise}>
        {canStep ? <Steppers {...props} field={field} /> : null}
        <Message id={id} {...answer} />
      </After>
    </>
  );
}

const NOTHING = {};
const INVALID = { 'is-invalid': true };

function Message({ id, kind, sentence, turn }: FieldAnswer & { id: string }) {
  return (
    <span
      id={id}
      role="status"
      data-islands-quantity={kind === 'refused' ? 'refusal' : 'message'}
      data-islands-announcer={kind === 'heard' ? '' : undefined}
    >
      {sentence ? <span key={turn}>{sentence}</span> : null}
    </span>
  );
}

/** A click inside a form's label would go to the field: the buttons stand after it. */
function Steppers({ field, product, say }: QuantityControlsProps & { field: HTMLInputElement }) {
  const step = (up: boolean) => {
    const next = nextQuantity(field, up);
    if (next.kind === 'refused') return say('shown', next.sentence);
    field.value = `${next.quantity}`;
    say('heard', texts.now(next.quantity));
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, BUBBLING));
  };
  return (
    <span data-islands-quantity="steppers">
      <button type="button" aria-label={texts.fewer(product)} onClick={() => step(false)}>
        −
      </button>
      <button type="button" aria-label={texts.more(product)} onClick={() => step(true)}>
        +
      </button>
    </span>
  );
}

const BUBBLING = { bubbles: true };

/** Renders beside an element of the server's, in a container of its own. */
function After({ place, children }: { place: HTMLElement | undefined; children: ReactNode }) {
  const [container] = useState(() => {
    const element = document.createElement('span');
    element.dataset.islandsView = '';
    return element;
  });
  useInsertionEffect(() => {
    place?.after(container);
    return () => container.remove();
  }, [place, container]);
  return place ? createPortal(children, container) : null;
}
