import { afterEach, expect, test, vi } from 'vitest';
import { ownQuery, pushAddress, replaceAddress } from './own-address.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function refuse(): void {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(history, 'replaceState').mockImplementation(refused);
  vi.spyOn(history, 'pushState').mockImplementation(refused);
}

test('a query is written beside the path, and the hash stays', () => {
  history.replaceState({ theirs: 1 }, '', '/page#part');
  replaceAddress('?filter=a');

  expect(location.href).toMatch(/\/page\?filter=a#part$/);
  expect(history.state).toEqual({ theirs: 1 });
  expect(ownQuery()).toBe('?filter=a');
});

test.each([
  ['replaced', () => replaceAddress('?filter=a')],
  ['pushed', () => pushAddress('?filter=a', null)],
])('where the browser refuses what is %s, the query is the one that was meant', (_, write) => {
  refuse();

  expect(write).not.toThrow();
  expect(location.search).toBe('');
  expect(ownQuery()).toBe('?filter=a');
});

test('a query that was refused is forgotten once the address has another', () => {
  refuse();
  replaceAddress('?filter=a');
  vi.restoreAllMocks();
  history.replaceState(null, '', '/?page=2');

  expect(ownQuery()).toBe('?page=2');
});
