import { ownAddress } from '../../src/lib/own-address.ts';
import { Bound } from '../../src/runtime/react/bound.tsx';
import { PartView } from '../../src/runtime/react/part-view.tsx';
import type { CartModel } from './effects.ts';
import type { CartProps } from './props.ts';
import { Row } from './row/row.tsx';
import { texts } from './texts.ts';

interface CartViewProps extends Pick<CartProps, 'root' | 'parts'> {
  readonly page: CartModel;
}

export function CartView({ root, parts, page }: CartViewProps) {
  const { cart, lines, removed, isEmpty, change, confirm, undo } = page;
  const focusAtLast = (isEmpty && parts.empty) || root;
  return (
    <>
      <Bound to={root} on={{ keydownCapture: swallowHeldEnter }} />
      <Bound to={parts.empty} attributes={{ hidden: !isEmpty }} />
      <Bound to={parts.total} text={texts.articles(page.total)} />
      {lines.map((line, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
          key={index}
          {...{ root, line, lines, change, confirm, undo, focusAtLast }}
          isGone={!cart.has(line.id)}
          wasRemoved={removed.has(line.id)}
        />
      ))}
      <PartView part={root}>
        <p role="status" data-cart-view="others">
          {page.hasOthers ? <Others /> : null}
        </p>
      </PartView>
    </>
  );
}

/** Stops an Enter key that is held down. A removal moves the focus, so the key would remove one row after another. */
function swallowHeldEnter(event: KeyboardEvent): void {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** Offers to reload the page, because only the server can render rows for the other products. */
function Others() {
  return (
    <>
      <span>{texts.others}</span>
      <a href={ownAddress(location.search)}>{texts.reload}</a>
    </>
  );
}
