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

test('a new query keeps the path and the hash', () => {
  history.replaceState({ theirs: 1 }, '', '/page#part');
  replaceAddress('?filter=a');

  expect(location.href).toMatch(/\/page\?filter=a#part$/);
  expect(history.state).toEqual({ theirs: 1 });
  expect(ownQuery()).toBe('?filter=a');
});

test.each([
  ['replaced', () => replaceAddress('?filter=a')],
  ['pushed', () => pushAddress('?filter=a', null)],
])(
  'if the browser refuses an address that is %s, the page still reads the new query',
  (_, write) => {
    refuse();

    expect(write).not.toThrow();
    expect(location.search).toBe('');
    expect(ownQuery()).toBe('?filter=a');
  },
);

test('a refused query is forgotten once the address has another one', () => {
  refuse();
  replaceAddress('?filter=a');
  vi.restoreAllMocks();
  history.replaceState(null, '', '/?page=2');

  expect(ownQuery()).toBe('?page=2');
});
