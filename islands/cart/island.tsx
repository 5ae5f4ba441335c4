import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useCartPage } from './effects.ts';
import type { CartProps } from './props.ts';
import { CartView } from './view.tsx';

export default defineIsland(contract, function CartPage(props: CartProps) {
  const page = useCartPage(props);
  return <CartView root={props.root} parts={props.parts} page={page} />;
});
