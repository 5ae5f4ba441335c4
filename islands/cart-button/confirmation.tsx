/** The confirmation: a modal that says what was put into the cart, with links to go on. */

import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { PartView } from '../../src/runtime/react/part-view.tsx';
import { endpoint } from '../../src/services/api-client.ts';
import { useDialog } from '../../src/ui/dialog/use-dialog.ts';
import type { CartButtonModel, Confirmed } from './effects.ts';
import type { CartButtonProps } from './props.ts';
import { texts } from './texts.ts';

interface ConfirmationProps extends Confirmed, Pick<CartButtonModel, 'close'> {
  /** The form of the product. */
  readonly product: Pick<CartButtonProps, 'root' | 'emit'>;
}

export function Confirmation(props: ConfirmationProps) {
  return (
    <PartView part={document.body}>
      <Dialog {...props} />
    </PartView>
  );
}

function Dialog({ product, quantity, isNew, opener, close }: ConfirmationProps) {
  const id = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useDialog({ root, isOpen: true, panel: root ?? document.body, opener, leave: close });
  useTellPage(product.emit, id);
  useCloseOnLeave(close);
  const { name, description, image } = unshadowed(product.root).dataset;
  return (
    <div
      ref={setRoot}
      id={id}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}kicker ${id}quantity`}
      className="cart-confirmation"
      data-islands-dialog=""
      onClickCapture={ignoreDoubleClick}
      onKeyDownCapture={ignoreHeldKey}
    >
      <div className="cart-confirmation__panel">
        <p id={`${id}kicker`} className="cart-confirmation__kicker">
          {isNew ? texts.added : texts.updated}
        </p>
        <h2 id={`${id}title`} className="cart-confirmation__title">
          {name || texts.someProduct}
        </h2>
        {image ? <img className="cart-confirmation__image" src={image} alt="" /> : null}
        {description ? <p className="cart-confirmation__description">{description}</p> : null}
        <p id={`${id}quantity`} className="cart-confirmation__quantity">
          {texts.quantity(quantity)}
        </p>
        <p className="cart-confirmation__actions">
          <a className="button" href={endpoint('/panier')}>
            {texts.toCart}
          </a>
          <button type="button" className="button button--ghost" onClick={close}>
            {texts.goOn}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Stops the second click of a double click, whose first click has opened the confirmation. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) swallow(event);
}

/** Stops an Enter key that is held down. It has opened the confirmation, and must not follow its link. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') swallow(event);
}

function swallow(event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Dispatches the events that every modal dispatches. */
function useTellPage(emit: CartButtonProps['emit'], id: string): void {
  useEffect(() => {
    emit('modal:open', { id });
    return () => {
      emit('modal:close', { id });
    };
  }, [emit, id]);
}

/**
 * Closes the confirmation when the visitor leaves. The page may return from the back/forward cache, with a
 * confirmation that is out of date: https://web.dev/articles/bfcache
 */
function useCloseOnLeave(close: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  });
}
