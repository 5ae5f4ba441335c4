// @vitest-environment node
import { expect, test } from 'vitest';
import { oppositeOf } from './texts.ts';

test.each([
  ['Afficher le mot de passe', 'Masquer le mot de passe'],
  ['Afficher', 'Masquer'],
  ['voir mon mot de passe', 'Masquer mon mot de passe'],
  ['Montrer', 'Masquer'],
  ['Mot de passe en clair', 'Masquer le mot de passe'],
  ['Affichercela', 'Masquer le mot de passe'],
  ['', 'Masquer le mot de passe'],
])('« %s » becomes « %s »', (words, opposite) => {
  expect(oppositeOf(words)).toBe(opposite);
});
