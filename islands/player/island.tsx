import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { usePlayer } from './effects.ts';
import type { PlayerProps } from './props.ts';
import { PlayerView } from './view.tsx';

export default defineIsland(contract, function Player(props: PlayerProps) {
  const { root, config, parts } = props;
  return <PlayerView {...{ root, config, parts }} player={usePlayer(props)} />;
});
