import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useCards } from './effects.ts';
import type { CardsProps } from './props.ts';
import { CardsView } from './view.tsx';

export default defineIsland(contract, function Cards(props: CardsProps) {
  return <CardsView parts={props.parts} cards={useCards(props)} />;
});
