// @vitest-environment node
import { expect, test } from 'vitest';
import { structuresFrom } from './list/structure.ts';
import { initialState, lastPage, pagesAround, reduce, structuresOnPage } from './state.ts';

const origin = { latitude: 48, longitude: 2 };
const found = (count: number) => ({
  type: 'answered' as const,
  outcome: {
    kind: 'found' as const,
    origin,
    framing: 'results' as const,
    structures: structuresFrom(Array.from({ length: count }, () => ({ name: 'x' }))),
  },
});

test('a page beyond the last one becomes the last one', () => {
  const asked = reduce(initialState(true), { type: 'asked', page: 9 });

  const state = reduce(asked, found(25));

  expect(state.page).toBe(3);
  expect(structuresOnPage(state)).toHaveLength(5);
  expect(lastPage(state.outcome)).toBe(3);
});

test('the list shows the page of the selected structure, and a new search selects nothing', () => {
  const state = reduce(reduce(initialState(true), found(25)), { type: 'selected', id: '24' });

  expect(state).toMatchObject({ page: 3, selected: '24' });
  expect(reduce(state, { type: 'asked', page: 1 }).selected).toBeUndefined();
});

test('a marker that is pressed while a new search runs selects nothing in its results', () => {
  const searching = reduce(reduce(initialState(true), found(25)), { type: 'asked', page: 1 });

  const state = reduce(reduce(searching, { type: 'selected', id: '24' }), found(40));

  expect(state).toMatchObject({ page: 1, selected: undefined });
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [150, 150, [1, undefined, 149, 150]],
])('page %i of %i offers %j', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});
