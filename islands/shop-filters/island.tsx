import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useShopFilters } from './effects.ts';
import type { ShopFiltersProps } from './props.ts';
import { ShopFiltersView } from './view.tsx';

export default defineIsland(contract, function ShopFilters(props: ShopFiltersProps) {
  return <ShopFiltersView parts={props.parts} filters={useShopFilters(props)} />;
});
