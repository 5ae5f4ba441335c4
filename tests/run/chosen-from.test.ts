import { expect, it } from 'vitest';
import { chosenFrom } from './chosen-from.ts';

const PAGES = ['accueil', 'cart', 'tabs'];

it('takes all where nothing is asked for', () => {
  expect(chosenFrom(PAGES, [])).toEqual(PAGES);
});

it('takes what is asked for, in the order in which it is known', () => {
  expect(chosenFrom(PAGES, ['tabs', 'accueil'])).toEqual(['accueil', 'tabs']);
});

it('refuses a name that is misspelt, also beside one that is right', () => {
  expect(() => chosenFrom(PAGES, ['cart', 'tbas'])).toThrow(
    'expected some of accueil, cart, tabs, found tbas',
  );
});
