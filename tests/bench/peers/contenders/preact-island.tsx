import { createIsland } from 'preact-island';
import { Cards } from '../cards.tsx';

createIsland(Cards).render({ selector: '[data-island="cards"]', clean: true });
window.startWithin = (within) => {
  const [root] = within.querySelectorAll('[data-island="cards"]');
  root?.setAttribute('data-island', 'late');
  createIsland(Cards).render({ selector: '[data-island="late"]', clean: true });
  root?.setAttribute('data-island', 'started');
};
