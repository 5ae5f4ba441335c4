import { expect, it } from 'vitest';
import { describedBy } from './described-by.ts';

it.each([
  [null, 'message'],
  ['', 'message'],
  ['aide', 'aide message'],
  [' aide \n note ', 'aide note message'],
  ['aide message', 'aide message'],
  ['message aide', 'message aide'],
])('an element described by %j gets the description "%s" once', (sent, expected) => {
  const field = document.createElement('input');
  if (sent !== null) field.setAttribute('aria-describedby', sent);

  expect(describedBy(field, 'message')).toBe(expected);
});
