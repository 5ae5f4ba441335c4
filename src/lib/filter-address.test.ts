// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filtersIn, withFilters } from './filter-address.ts';

describe('filters in an address', () => {
  it.each([
    ['', []],
    ['?filter[]=sport&filter[]=stress', ['sport', 'stress']],
    ['?filter%5B%5D=sport', ['sport']],
    ['?filter[0]=sport&filter[12]=stress', ['sport', 'stress']],
    ['?filter[a]=x&filter=y&page=2', []],
    ['?filter[]=%C3%A9t%C3%A9+%26+hiver', ['été & hiver']],
  ])('%j holds %j', (query, filters) => {
    expect(filtersIn(query)).toEqual(filters);
  });

  it.each([
    ['?q=a&page=2', ['x'], ['page'], '?q=a&filter%5B%5D=x'],
    ['?filter[]=old&q=a', ['x', 'y'], [], '?q=a&filter%5B%5D=x&filter%5B%5D=y'],
    ['?filter[0]=old', [], [], ''],
    ['', ['a & b', 'é'], [], '?filter%5B%5D=a+%26+b&filter%5B%5D=%C3%A9'],
  ])('%j with the filters %j becomes %4$j', (query, filters, dropped, result) => {
    expect(withFilters(query, filters, dropped)).toBe(result);
  });
});
