/** Connects the rows of the page with the cart. */
import { useEffect, useState } from 'react';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import type { Cart, ProductId } from '../../src/services/cart-store/cart.ts';
import { currentCart, setQuantity } from '../../src/services/cart-store/cart-store.ts';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { useCart } from '../../src/ui/use-cart.ts';
import { type Line, linesOf, rowFaults } from './lines.ts';
import type { CartProps } from './props.ts';
import { texts } from './texts.ts';

export interface CartModel {
  readonly cart: Cart;
  readonly lines: readonly Line[];
  /** The quantities of the products that the visitor has removed on this page. */
  readonly removed: ReadonlyMap<ProductId, number>;
  readonly total: number;
  /** Whether products without a row were added to the cart since the page was loaded. */
  readonly hasOthers: boolean;
  readonly isEmpty: boolean;
  /** Changes the quantity. Returns `false` if the browser refuses: nothing has changed then. */
  readonly change: (line: Line, quantity: number) => boolean;
  /** Announces the quantity of the product in the cart. */
  readonly confirm: (line: Line) => void;
  /** Undoes the removal. Returns `false` if the browser refuses. */
  readonly undo: (line: Line) => boolean;
}

export function useCartPage({ root, parts, report }: CartProps): CartModel {
  const cart = useCart();
  const [lines] = useState(() => linesOf(parts));
  useEffect(() => rowFaults(parts).forEach(report), [parts, report]);
  const [ids] = useState(() => new Set(lines.map(({ id }) => id)));
  const [rowless] = useState(() => new Set([...cart.keys()].filter((id) => !ids.has(id))));
  const [removed, noteRemoval] = useRemoved(cart);
  const announce = useLiveRegion(root);

  const isCounted = (id: ProductId) => !rowless.has(id);

  const confirm = ({ id, name }: Line) => {
    const cartNow = currentCart();
    announce(texts.quantity(name, cartNow.get(id) ?? 0, totalOf(cartNow, isCounted)));
  };
  const change = (line: Line, quantity: number): boolean => {
    const before = currentCart().get(line.id) ?? 0;
    if (!setQuantity(line.id, quantity)) return false;
    if (quantity > 0) confirm(line);
    else {
      noteRemoval(line.id, before);
      announce(texts.removedFrom(line.name, totalOf(currentCart(), isCounted)));
    }
    return true;
  };
  const undo = (line: Line): boolean => {
    const isBack = setQuantity(line.id, removed.get(line.id) ?? 1);
    const total = totalOf(currentCart(), isCounted);
    announce(isBack ? texts.putBack(line.name, total) : quantityTexts.notStored);
    return isBack;
  };
  const total = totalOf(cart, (id) => ids.has(id));
  const hasOthers = totalOf(cart, isCounted) > total;
  return {
    cart,
    lines,
    removed,
    total,
    hasOthers,
    isEmpty: !hasOthers && total === 0,
    change,
    confirm,
    undo,
  };
}

/** Returns the products that were removed here and are not back, and a function that notes a removal. */
function useRemoved(cart: Cart) {
  const [removed, setRemoved] = useState<ReadonlyMap<ProductId, number>>(new Map());
  const stillOut = [...removed].filter(([id]) => !cart.has(id));
  if (stillOut.length < removed.size) setRemoved(new Map(stillOut));
  const note = (id: ProductId, quantity: number) =>
    setRemoved((others) => new Map(others).set(id, quantity));
  return [removed, note] as const;
}

/** Returns the sum of the quantities of the products that count. */
function totalOf(cart: Cart, isCounted: (id: ProductId) => boolean): number {
  return [...cart].reduce((sum, [id, quantity]) => sum + (isCounted(id) ? quantity : 0), 0);
}
