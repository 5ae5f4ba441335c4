import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useMapSearch } from './effects.ts';
import type { MapSearchProps } from './props.ts';
import { MapSearchView } from './view.tsx';

export default defineIsland(contract, function MapSearch(props: MapSearchProps) {
  const search = useMapSearch(props);
  const { root, config, parts, signal, report } = props;
  return <MapSearchView {...{ root, parts, signal, report, search }} mapId={config.mapId} />;
});
