import { expect, it } from 'vitest';
import { linesOf } from './growth.ts';

it('lists larger chunks, new chunks, and the longer modules in them', () => {
  const before = {
    cards: {
      gzip: 1200,
      modules: { 'islands/cards/view.tsx': 900, 'islands/cards/state.ts': 300 },
    },
    cart: { gzip: 2000, modules: { 'islands/cart/view.tsx': 1500 } },
  };
  const now = {
    cards: {
      gzip: 1260,
      modules: { 'islands/cards/view.tsx': 1000, 'islands/cards/state.ts': 250, 'src/new.ts': 40 },
    },
    cart: { gzip: 1990, modules: { 'islands/cart/view.tsx': 1510 } },
    tip: { gzip: 400, modules: { 'src/behaviours/tip/behaviour.ts': 700 } },
  };

  expect(linesOf(before, now)).toEqual([
    '  cards: 1200 to 1260 bytes',
    '    islands/cards/view.tsx: 100 characters more',
    '    src/new.ts: 40 characters more',
    '  tip: new, 400 bytes',
    '    src/behaviours/tip/behaviour.ts: 700 characters more',
  ]);
});
