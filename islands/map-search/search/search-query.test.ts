// @vitest-environment node
import { expect, test } from 'vitest';
import { queryWith, searchIn, textToLocate } from './search-query.ts';

const search = { address: 'Lyon', region: '84', types: ['stand', 'atelier'], page: 2 };

test('a query has the search as the form would write it, and keeps other keys', () => {
  const query = queryWith('?utm=a&address=old&page=4', search);

  expect(query).toBe('?utm=a&address=Lyon&region=84&type=stand&type=atelier&page=2');
  expect(searchIn(query)).toEqual({ ...search, around: undefined });
  expect(queryWith(query, undefined)).toBe('?utm=a');
});

test('a query with other keys has no search', () => {
  expect(searchIn('')).toBeUndefined();
  expect(searchIn('?utm=a&page=3')).toBeUndefined();
});

test.each(['0', '-1', 'x', '2.5'])('page %s is read as the first', (page) => {
  expect(searchIn(`?address=Lyon&page=${page}`)?.page).toBe(1);
});

test('the region helps to locate the address', () => {
  const query = { address: ' Saint-Denis ', region: '04', regionLabel: 'La Réunion', types: [] };

  expect(textToLocate(query)).toBe('Saint-Denis, La Réunion');
  expect(textToLocate({ ...query, address: '' })).toBe('La Réunion');
});
