import { useEffect } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { productIdOf } from '../../src/services/cart-store/cart.ts';
import { contract } from './contract.ts';
import { useCartButton } from './effects.ts';
import type { CartButtonProps } from './props.ts';
import { CartButtonView } from './view.tsx';

/** Renders nothing for a form without a valid product id. That form is submitted to the server, as without script. */
export default defineIsland(contract, function CartButton(props: CartButtonProps) {
  const { root, report } = props;
  const id = productIdOf(unshadowed(root).id);
  useEffect(() => {
    if (id) return;
    report({
      expected: 'an id made of product_ and digits',
      found: `"${unshadowed(root).id}"`,
      advice: 'the form is sent to the server; correct the id',
    });
  }, [id, report, root]);
  return id ? <ProductForm {...props} id={id} /> : null;
});

function ProductForm(props: Parameters<typeof useCartButton>[0]) {
  const { root, parts, emit } = props;
  return <CartButtonView {...{ root, parts, emit }} model={useCartButton(props)} />;
}
