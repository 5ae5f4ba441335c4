// @vitest-environment node
import { expect, test } from 'vitest';
import { fold, matchesIn } from './fold.ts';

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['  L’Haÿ-les-Roses ', 'l hay les roses'],
  ['Œuilly', 'oeuilly'],
  ['..', ''],
])('%j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Saint-Étienne (42000), Loire', 'st etie', ['Saint', 'Étie']],
  ['Saint-Étienne (42000), Loire', 'saint-étienne', ['Saint', 'Étienne']],
  ['Œuilly (51480), Marne', 'oeu', ['Œu']],
  ['Lyon (69003), Rhône', '69003 lyon', ['Lyon', '69003']],
  ['Strasbourg (67000), Bas-Rhin', 'st', ['St']],
  ['Nice (06000), Alpes-Maritimes', 'paris', []],
])('in %s, %s highlights %j', (label, typed, expected) => {
  const found = matchesIn(label, typed).map(({ from, to }) => label.slice(from, to));

  expect(found).toEqual(expected);
});
