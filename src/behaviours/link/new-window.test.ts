// @vitest-environment node
import { expect, test } from 'vitest';
import { withoutNewWindow } from './new-window.ts';

test.each([
  ['Appeler le 39 89 (nouvelle fenêtre)', 'Appeler le 39 89'],
  ['Appeler [Nouvel onglet]', 'Appeler'],
  ['Appeler (s’ouvre dans une nouvelle fenêtre)', 'Appeler'],
  ['Appeler (ouvre un nouvel onglet, site externe) maintenant', 'Appeler maintenant'],
  ['Appeler - nouvelle fenêtre', 'Appeler'],
  ['Appeler le 39-89 – ouvre une nouvelle fenêtre', 'Appeler le 39-89'],
  ['Appeler, nouvelle\u00A0fenêtre', 'Appeler'],
  ['Tabac info service, le 39 89, nouvelle fenêtre', 'Tabac info service, le 39 89'],
  [' (nouvelle fenêtre) ', ' '],
  ['Nouvelle fenêtre', ''],
  ['S’ouvre dans une nouvelle fenêtre.', ''],
  ['Une nouvelle fenêtre sur le monde', 'Une nouvelle fenêtre sur le monde'],
  ['Parler (gratuit)', 'Parler (gratuit)'],
  ['', ''],
])('« %s » becomes « %s »', (words, left) => {
  expect(withoutNewWindow(words)).toBe(left);
});
