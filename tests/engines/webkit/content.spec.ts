/** Texts and lists, on the examples of the guide. */
import { Key } from 'selenium-webdriver';
import { button, checkbox, css, heading, link, tab, tabpanel, text } from './targets.ts';
import { test } from './test.ts';

const CARD = css('[data-cards-part="card"]');

test('cards: a button shows more cards, and a filter shows fewer', async ({ visitor }) => {
  await visitor.opens('/examples/cards');
  await visitor.counts(CARD, 3);

  await visitor.presses(button(/^Voir plus/));
  await visitor.counts(CARD, 5);
  await visitor.reads(css('[data-cards-part="status"]'), '5 contenus affichés sur 6');

  await visitor.presses(checkbox('Manger et boire'));
  await visitor.presses(button('Filtrer'));
  await visitor.counts(CARD, 3);
  await visitor.isAtAddress(/filter%5B%5D=nutrition/);
});

test('read-more: a long story is cut, and opens', async ({ visitor }) => {
  await visitor.resizes(480);
  await visitor.opens('/examples/read-more');

  await visitor.presses(button(/^Lire la suite/));

  await visitor.notes(button(/^Réduire/), 'aria-expanded', 'true');
});

test('timeline: a button shows older dates', async ({ visitor }) => {
  await visitor.opens('/examples/timeline');
  await visitor.misses(heading('2008'));

  await visitor.presses(button('Remonter le temps'));

  await visitor.sees(heading('2008'), heading('1991'));
});

test('tool-accordion: a tool opens, and is marked as used', async ({ visitor }) => {
  await visitor.opens('/examples/tool-accordion');
  await visitor.misses(text(/^Inspirez en comptant/));

  await visitor.presses(button('Respirer'));
  await visitor.sees(text(/^Inspirez en comptant/));
  await visitor.presses(button(/J’ai utilisé cet outil/));

  await visitor.reads(css('.is-checked'), 'Respirer');
});

test('tabs: one panel is shown at a time, also by keyboard', async ({ visitor }) => {
  await visitor.opens('/examples/tabs');
  await visitor.misses(text(/^Marcher, boire/));

  await visitor.presses(tab('Le jour J'));
  await visitor.sees(tabpanel('Le jour J'));
  await visitor.misses(text(/^Choisir une date/));

  await visitor.types(Key.ARROW_LEFT);
  await visitor.isAt(tab('Se préparer'));
  await visitor.types(Key.ENTER);
  await visitor.sees(tabpanel('Se préparer'));
});

test('back-to-top: the link appears when the page is scrolled', async ({ visitor }) => {
  await visitor.opens('/examples/back-to-top');
  await visitor.misses(link('Revenir en haut'));

  await visitor.runs(() => scrollTo(0, document.body.scrollHeight));
  await visitor.presses(link('Revenir en haut'));

  await visitor.misses(link('Revenir en haut'));
});
