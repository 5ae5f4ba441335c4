import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { type PlayerProps, usePlayer } from './effects.ts';
import { PlayerView } from './view.tsx';

export default defineIsland(contract, function Player(props: PlayerProps) {
  return <PlayerView {...props} player={usePlayer(props)} />;
});
