import { expect, it } from 'vitest';
import { chosenFrom } from './chosen-from.ts';

const PAGES = ['accueil', 'cart', 'tabs'];

it('returns all names if none is requested', () => {
  expect(chosenFrom(PAGES, [])).toEqual(PAGES);
});

it('returns the requested names, in the order of the list', () => {
  expect(chosenFrom(PAGES, ['tabs', 'accueil'])).toEqual(['accueil', 'tabs']);
});

it('throws if a name is misspelt, even next to a correct one', () => {
  expect(() => chosenFrom(PAGES, ['cart', 'tbas'])).toThrow(
    'expected names out of accueil, cart, tabs, found tbas',
  );
});
