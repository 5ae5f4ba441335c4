// @vitest-environment node
import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test.each([
  [0, 'à 10 m'],
  [0.346, 'à 350 m'],
  [1, 'à 1 km'],
  [1.25, 'à 1,3 km'],
  [9.94, 'à 9,9 km'],
  [9.96, 'à 10 km'],
  [412.4, 'à 412 km'],
  [9412.4, 'à 9\u202f412 km'],
])('%d km are written "%s"', (km, text) => {
  expect(texts.distance(km)).toBe(text);
});

test.each(['constructor', '__proto__', 'yoga'])('the action type "%s" has no text', (type) => {
  expect(texts.actionType(type)).toBeUndefined();
});
