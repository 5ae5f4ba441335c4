import { defineBehaviour } from '../../runtime/behaviour.ts';
import { startCarousel } from '../../ui/carousel/carousel.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { parts, ...life }) =>
  startCarousel(root, parts, life),
);
