/** Joins the page's rows with the cart. */
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
  /** Quantities of what the visitor has taken out here. */
  readonly removed: ReadonlyMap<ProductId, number>;
  readonly total: number;
  /** Whether the cart holds products that it didn't hold at the start, and that have no row. */
  readonly hasOthers: boolean;
  readonly isEmpty: boolean;
  /** Changes the quantity. Returns false where the browser refuses: nothing has changed. */
  readonly change: (line: Line, quantity: number) => boolean;
  /** Says what the cart holds of the product. */
  readonly confirm: (line: Line) => void;
  /** Undoes the removal. Returns false where the browser refuses. */
  readonly undo: (line: Line) => boolean;
}

export function useCartPage({ root, parts, report }: CartProps): CartModel {
  const cart = useCart();
  const [lines] = useState(() => linesOf(parts));
  useEffect(() => rowFaults(parts).forEach(report), [parts, report]);
  const [ids] = useState(() => new Set(lines.map(({ id }) => id)));
  const [rowless] = useState(() => new Set([...cart.keys()].filter((id) => !ids.has(id))));
  const [removed, noteRemoval] = useRemoved(cart);
  const say = useLiveRegion(root);

  const isCounted = (id: ProductId) => !rowless.has(id);

  const confirm = ({ id, name }: Line) => {
    const cartNow = currentCart();
    say(texts.quantity(name, cartNow.get(id) ?? 0, totalOf(cartNow, isCounted)));
  };
  const change = (line: Line, quantity: number): boolean => {
    const before = currentCart().get(line.id) ?? 0;
    if (!setQuantity(line.id, quantity)) return false;
    if (quantity > 0) confirm(line);
    else {
      noteRemoval(line.id, before);
      say(texts.removedFrom(line.name, totalOf(currentCart(), isCounted)));
    }
    return true;
  };
  const undo = (line: Line): boolean => {
    const isBack = setQuantity(line.id, removed.get(line.id) ?? 1);
    const total = totalOf(currentCart(), isCounted);
    say(isBack ? texts.putBack(line.name, total) : quantityTexts.notStored);
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

/** Returns what was taken out here and is still out, and a function that notes a removal. */
function useRemoved(cart: Cart) {
  const [removed, setRemoved] = useState<ReadonlyMap<ProductId, number>>(new Map());
  const stillOut = [...removed].filter(([id]) => !cart.has(id));
  if (stillOut.length < removed.size) setRemoved(new Map(stillOut));
  const note = (id: ProductId, quantity: number) =>
    setRemoved((others) => new Map(others).set(id, quantity));
  return [removed, note] as const;
}

/** Returns how many articles the cart holds of the products that count. */
function totalOf(cart: Cart, isCounted: (id: ProductId) => boolean): number {
  return [...cart].reduce((sum, [id, quantity]) => sum + (isCounted(id) ? quantity : 0), 0);
}
