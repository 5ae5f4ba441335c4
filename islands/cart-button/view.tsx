import { unshadowed } from '../../src/lib/unshadowed.ts';
import { Bound } from '../../src/runtime/react/bound.tsx';
import { QuantityControls } from '../../src/ui/quantity/quantity-controls.tsx';
import { Confirmation } from './confirmation.tsx';
import type { CartButtonModel } from './effects.ts';
import type { CartButtonProps } from './props.ts';
import { texts } from './texts.ts';

/**
 * Turns the browser's own validation off. It would stop the submit, and reject a quantity of 0:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-novalidate
 */
const CHECKED_HERE = { novalidate: true };

interface CartButtonViewProps extends Pick<CartButtonProps, 'root' | 'parts' | 'emit'> {
  readonly model: CartButtonModel;
}

export function CartButtonView({ root, parts, emit, model }: CartButtonViewProps) {
  const { submit } = parts;
  const label = model.isInCart
    ? (submit?.dataset.labelUpdate ?? texts.update)
    : submit?.dataset.labelAdd;
  return (
    <>
      <Bound to={root} attributes={CHECKED_HERE} on={{ submit: model.submit }} />
      <Bound to={submit} {...(label === undefined ? {} : { text: label })} />
      <QuantityControls
        field={parts.quantity}
        otherwise={submit}
        product={unshadowed(root).dataset.name ?? ''}
        answer={model.answer}
        respond={model.respond}
      />
      {model.confirmed ? (
        <Confirmation product={{ root, emit }} close={model.close} {...model.confirmed} />
      ) : null}
    </>
  );
}
