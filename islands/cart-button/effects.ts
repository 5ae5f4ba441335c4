/** Connects the form of a product with the cart. */

import { useState } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { ProductId } from '../../src/services/cart-store/cart.ts';
import { quantityOf, setQuantity } from '../../src/services/cart-store/cart-store.ts';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { type AnswerModel, useAnswer } from '../../src/ui/quantity/use-answer.ts';
import { useQuantityField } from '../../src/ui/quantity/use-quantity-field.ts';
import { useQuantityInCart } from '../../src/ui/use-cart.ts';
import type { CartButtonProps } from './props.ts';
import { texts } from './texts.ts';

export interface CartButtonModel extends Pick<AnswerModel, 'answer' | 'respond'> {
  readonly isInCart: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** What was put into the cart; `null` while the confirmation is closed. */
  readonly confirmed: Confirmed | null;
  readonly close: () => void;
}

export interface Confirmed {
  readonly quantity: number;
  /** False if the product was in the cart before. */
  readonly isNew: boolean;
  readonly opener: Element | null;
}

export function useCartButton({
  root,
  parts,
  id,
}: CartButtonProps & { readonly id: ProductId }): CartButtonModel {
  const isInCart = useQuantityInCart(id) > 0;
  const { answer, respond, forget } = useAnswer();
  const field = useQuantityField(parts.quantity, id, forget);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);

  /**
   * Says once why nothing was changed. If the field gets the focus, its description says it; otherwise the live
   * region does.
   */
  const refuse = (sentence: string) => {
    const isLedTo = parts.quantity !== undefined && parts.quantity !== document.activeElement;
    respond(isLedTo ? 'described' : 'refused', sentence);
    parts.quantity?.focus();
  };
  const put = (quantity: number) => {
    const before = quantityOf(id);
    if (!setQuantity(id, quantity)) return refuse(quantityTexts.notStored);
    field.current.show();
    const name = unshadowed(root).dataset.name || texts.someProduct;
    if (quantity === 0)
      return respond('shown', before ? texts.removed(name) : texts.notInCart(name));
    respond('shown', '');
    const opener = parts.submit ?? document.activeElement;
    setConfirmed({ quantity, isNew: before === 0, opener });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = field.current.read();
    if (reading.kind === 'refused') refuse(reading.sentence);
    else put(reading.quantity);
  };
  return { isInCart, answer, respond, submit, confirmed, close: () => setConfirmed(null) };
}
