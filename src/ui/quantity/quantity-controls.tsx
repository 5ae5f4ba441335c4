/** The + and − buttons and the message of a quantity field. */
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { dispatchChange } from '../../lib/dispatch-change.ts';
import type { Patch } from '../../runtime/bind.ts';
import { describedBy } from '../../runtime/described-by.ts';
import { Bound } from '../../runtime/react/bound.tsx';
import { PartView } from '../../runtime/react/part-view.tsx';
import { keepBeside } from './keep-beside.ts';
import { nextQuantity } from './read-quantity.ts';
import { texts } from './texts.ts';
import type { AnswerModel, FieldAnswer } from './use-answer.ts';

interface QuantityControlsProps extends Pick<AnswerModel, 'answer' | 'respond'> {
  readonly field: HTMLInputElement | undefined;
  /** The element that the message is put after if there is no field. */
  readonly otherwise: HTMLElement | undefined;
  /** The product's name, for the accessible names of the buttons. */
  readonly product: string;
}

export function QuantityControls(props: QuantityControlsProps): ReactNode {
  const { field, answer } = props;
  const id = useId();
  const canStep = field && field.type !== 'hidden' && !field.readOnly && !field.disabled;
  const part = field ? (field.closest('label') ?? field) : props.otherwise;
  const row = part?.parentElement ?? undefined;
  return (
    <>
      <Bound to={field} {...(field && markOf(field, id, answer))} />
      {/* A row wraps while it has a message, which has a line of its own (`base.css`). */}
      <Bound to={row} styles={row && isVisible(answer) && !isColumn(row) ? WRAPPED : {}} />
      <PartView part={part} as="span" place="after">
        {canStep ? <Steppers {...props} field={field} /> : null}
        <Message id={id} {...answer} />
      </PartView>
    </>
  );
}

const WRAPPED = { 'flex-wrap': 'wrap' };

function isColumn(element: HTMLElement): boolean {
  return getComputedStyle(element).flexDirection.startsWith('column');
}

function isVisible({ kind, sentence }: Pick<FieldAnswer, 'kind' | 'sentence'>): boolean {
  return sentence !== '' && kind !== 'heard';
}

/**
 * Returns the patch for the field. A field that shows the cart's quantity again is not invalid: only the typed
 * value was.
 */
function markOf(field: HTMLElement, id: string, { kind, sentence }: FieldAnswer): Patch {
  if (!sentence || !isRefusal(kind)) return {};
  const described = { 'aria-describedby': describedBy(field, id) };
  if (kind === 'reverted') return { attributes: described };
  return {
    attributes: { ...described, 'aria-invalid': true },
    classes: { 'is-invalid': true },
  };
}

function isRefusal(kind: FieldAnswer['kind']): boolean {
  return kind === 'refused' || kind === 'described' || kind === 'reverted';
}

function Message({ id, kind, sentence, turn }: FieldAnswer & { id: string }) {
  return (
    <span
      id={id}
      role="status"
      aria-live={kind === 'described' ? 'off' : undefined}
      data-islands-quantity={isRefusal(kind) ? 'refusal' : 'message'}
      data-islands-announcer={kind === 'heard' ? '' : undefined}
      data-islands-line={isVisible({ kind, sentence }) ? '' : undefined}
    >
      {sentence ? <span key={turn}>{sentence}</span> : null}
    </span>
  );
}

/** Renders − and +. They are after the label, because a click inside the label would focus the field. */
function Steppers({
  field,
  product,
  respond,
}: QuantityControlsProps & { field: HTMLInputElement }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lifetime = new AbortController();
    if (ref.current) keepBeside(ref.current, field, lifetime.signal);
    return () => lifetime.abort();
  }, [field]);
  const step = (up: boolean) => {
    const next = nextQuantity(field, up);
    if (next.kind === 'refused') return respond('shown', next.sentence);
    field.value = `${next.quantity}`;
    respond('heard', texts.now(next.quantity));
    dispatchChange(field);
  };
  return (
    <span ref={ref} data-islands-quantity="steppers">
      <button type="button" aria-label={texts.fewer(product)} onClick={() => step(false)}>
        −
      </button>
      <button type="button" aria-label={texts.more(product)} onClick={() => step(true)}>
        +
      </button>
    </span>
  );
}
