/** Joins the page's rows with the cart. */
import { useState } from 'react';
import { createLiveRegion } from '../../src/lib/live-region.ts';
import type { Cart, ProductId } from '../../src/services/cart-store/cart.ts';
import { currentCart, setQuantity } from '../../src/services/cart-store/cart-store.ts';
import { texts as quantityTexts } from '../../src/ui/quantity/texts.ts';
import { useCart } from '../../src/ui/use-cart.ts';
import type { CartProps } from './island.tsx';
import { type Line, linesOf } from './lines.ts';
import { texts } from './texts.ts';

export interface CartModel {
  readonly cart: Cart;
  readonly lines: readonly Line[];
  /** Quantities of what the visitor has taken out here. */
  readonly removed: ReadonlyMap<ProductId, number>;
  readonly total: number;
  /** Whether the cart holds products that it didn't hold at the start, and that have no row. */
  readonly hasOthers: boolean;
  /** False where the browser refuses: nothing has changed. */
  readonly change: (line: Line, quantity: number) => boolean;
  readonly undo: (line: Line) => void;
}

export function useCartPage({ root, parts, signal, report }: CartProps): CartModel {
  const cart = useCart();
  const [lines] = useState(() => linesOf({ parts, report }));
  const [known] = useState(() => new Set([...cart.keys(), ...lines.map(({ id }) => id)]));
  const [removed, setRemoved] = useState<ReadonlyMap<ProductId, number>>(new Map());
  const [say] = useState(() => createLiveRegion(root, signal));

  const change = (line: Line, quantity: number): boolean => {
    const before = currentCart().get(line.id) ?? 0;
    if (!setQuantity(line.id, quantity)) return false;
    const total = totalOf(currentCart(), lines);
    if (quantity > 0) say(texts.quantity(line.name, quantity, total));
    else {
      setRemoved((others) => new Map(others).set(line.id, before));
      say(texts.removedFrom(line.name, total));
    }
    return true;
  };
  const undo = (line: Line) => {
    if (!setQuantity(line.id, removed.get(line.id) ?? 1)) return say(quantityTexts.notStored);
    setRemoved((all) => new Map([...all].filter(([id]) => id !== line.id)));
    say(texts.putBack(line.name, totalOf(currentCart(), lines)));
  };
  const hasOthers = [...cart.keys()].some((id) => !known.has(id));
  return { cart, lines, removed, total: totalOf(cart, lines), hasOthers, change, undo };
}

/** Of the products that the page knows. */
function totalOf(cart: Cart, lines: readonly Line[]): number {
  return lines.reduce((sum, { id }) => sum + (cart.get(id) ?? 0), 0);
}
