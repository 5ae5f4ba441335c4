/** Joins one product's form with the cart. */
import { useState } from 'react';
import type { ProductId } from '../../src/services/cart-store/cart.ts';
import { quantityOf, setQuantity } from '../../src/services/cart-store/cart-store.ts';
import type { FieldAnswer } from '../../src/ui/quantity/quantity-controls.tsx';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { useQuantityField } from '../../src/ui/quantity/use-quantity-field.ts';
import { useQuantityInCart } from '../../src/ui/use-cart.ts';
import type { CartButtonProps } from './island.tsx';
import { texts } from './texts.ts';

export interface CartButtonModel {
  readonly isInCart: boolean;
  readonly answer: FieldAnswer;
  readonly say: (kind: FieldAnswer['kind'], sentence: string) => void;
  readonly submit: (event: SubmitEvent) => void;
  /** What was put into the cart; `null` while the confirmation is closed. */
  readonly confirmed: Confirmed | null;
  readonly close: () => void;
}

export interface Confirmed {
  readonly quantity: number;
  /** False for a product that was in the cart already. */
  readonly isNew: boolean;
  readonly opener: Element | null;
}

export function useCartButton({
  root,
  parts,
  id,
}: CartButtonProps & { readonly id: ProductId }): CartButtonModel {
  const isInCart = useQuantityInCart(id) > 0;
  const field = useQuantityField(parts.quantity, id);
  const [answer, setAnswer] = useState<FieldAnswer>({ kind: 'shown', sentence: '', turn: 0 });
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const say = (kind: FieldAnswer['kind'], sentence: string) =>
    setAnswer(({ turn }) => ({ kind, sentence, turn: turn + 1 }));

  const refuse = (sentence: string) => {
    say('refused', sentence);
    parts.quantity?.focus();
  };
  const put = (quantity: number) => {
    const before = quantityOf(id);
    if (!setQuantity(id, quantity)) return refuse(quantityTexts.notStored);
    field.current.show();
    const name = root.dataset.name || texts.someProduct;
    if (quantity === 0) return say('shown', before ? texts.removed(name) : texts.notInCart(name));
    say('shown', '');
    const opener = parts.submit ?? document.activeElement;
    setConfirmed({ quantity, isNew: before === 0, opener });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = field.current.read();
    if (reading.kind === 'refused') refuse(reading.sentence);
    else put(reading.quantity);
  };
  return { isInCart, answer, say, submit, confirmed, close: () => setConfirmed(null) };
}
