import { afterEach, expect, it } from 'vitest';
import { endpoint } from './api-client.ts';

afterEach(() => document.head.replaceChildren());

it.each([
  ['no prefix', undefined, '/api/outil'],
  ['an empty one', ' ', '/api/outil'],
  ['a path', '/fr', '/fr/api/outil'],
  ['a path with blanks and a slash', ' /fr/ ', '/fr/api/outil'],
  ['one that makes no address', 'http://[', '/api/outil'],
])('an endpoint has the right address with %s', (_, prefix, address) => {
  if (prefix !== undefined)
    document.head.innerHTML = `<meta name="islands-base" content="${prefix}">`;

  expect(endpoint('/api/outil')).toBe(address);
});
