import { expect, test } from 'vitest';
import { encoded } from './encoded.ts';

test.each([
  ['Saint-Étienne, 42', 'Saint-%C3%89tienne%2C%2042'],
  ['😀', '%F0%9F%98%80'],
  ['Lyon\ud83d', 'Lyon%EF%BF%BD'],
  ['\ude00\ud83d', '%EF%BF%BD%EF%BF%BD'],
])('%j is encoded as %s', (text, expected) => {
  expect(encoded(text)).toBe(expected);
});
