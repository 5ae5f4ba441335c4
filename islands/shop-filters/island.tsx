import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useShopFilters } from './effects.ts';
import { ShopFiltersView } from './view.tsx';

export type ShopFiltersProps = IslandProps<typeof contract>;

export default defineIsland(contract, function ShopFilters(props: ShopFiltersProps) {
  const filters = useShopFilters(props);
  return <ShopFiltersView parts={props.parts} {...filters} />;
});
