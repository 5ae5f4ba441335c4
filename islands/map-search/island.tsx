import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useMapSearch } from './effects.ts';
import { MapSearchView } from './view.tsx';

export type MapSearchProps = IslandProps<typeof contract>;

export default defineIsland(contract, function MapSearch(props: MapSearchProps) {
  const model = useMapSearch(props);
  return <MapSearchView {...props} {...model} />;
});
