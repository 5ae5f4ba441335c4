import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useCards } from './effects.ts';
import { CardsView } from './view.tsx';

export type CardsProps = IslandProps<typeof contract>;

export default defineIsland(contract, function Cards(props: CardsProps) {
  const cards = useCards(props);
  return <CardsView parts={props.parts} {...cards} />;
});
