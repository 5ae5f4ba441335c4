import type { IslandProps } from '../../src/runtime/react/island.tsx';
import type { contract } from './contract.ts';

export type ShopFiltersProps = IslandProps<typeof contract>;
