/** The rows of the page, each with its product. */
import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { Fault } from '../../src/runtime/core/kinds.ts';
import type { ProductId } from '../../src/services/cart-store/cart.ts';
import { productIdOf } from '../../src/services/cart-store/cart.ts';
import type { CartProps } from './props.ts';
import { texts } from './texts.ts';

export interface Line {
  readonly id: ProductId;
  readonly row: HTMLElement;
  readonly quantity: HTMLInputElement | undefined;
  readonly remove: HTMLElement | undefined;
  /** The element that names the product in the row, or the row itself. */
  readonly title: HTMLElement;
  /** The product's name, for messages. */
  readonly name: string;
}

/** Returns the rows with a product, in document order. */
export function linesOf(parts: CartProps['parts']): readonly Line[] {
  return parts.row.flatMap((row) => {
    const id = productIdOf(unshadowed(row).id);
    if (!id) return [];
    const quantity = parts.quantity.find((one) => unshadowed(row).contains(one));
    const remove = parts.remove.find((one) => unshadowed(row).contains(one));
    return [{ id, row, quantity, remove, title: titleOf(row) ?? row, name: nameOf(row) }];
  });
}

/** Returns a fault for each row without a valid product id. */
export function rowFaults({ row }: Pick<CartProps['parts'], 'row'>): readonly Fault[] {
  const stray = row.filter((one) => !productIdOf(unshadowed(one).id));
  return stray.map((at) => ({
    expected: 'an id made of product_ and digits',
    found: `"${unshadowed(at).id}"`,
    advice: 'this row is ignored; correct the id',
    at,
  }));
}

function titleOf(row: HTMLElement): HTMLElement | null {
  return unshadowed(row).querySelector<HTMLElement>(':is(h1, h2, h3, h4, h5, h6, th)');
}

function nameOf(row: HTMLElement): string {
  const named = titleOf(row) ?? unshadowed(row).querySelector('a');
  return unshadowed(row).dataset.name || named?.textContent?.trim() || texts.someProduct;
}
