/** Forms and their fields, on the examples of the guide. */
import { writeFileSync } from 'node:fs';
import { Key } from 'selenium-webdriver';
import { button, checkbox, css, field, heading, option, slider, text } from './targets.ts';
import { test } from './test.ts';

/** One pixel, as a PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('password: it can be shown', async ({ visitor }) => {
  await visitor.opens('/examples/password');

  await visitor.presses(button('Afficher le mot de passe'));

  await visitor.notes(field('Mot de passe'), 'type', 'text');
  await visitor.sees(button('Masquer le mot de passe'));
});

test('form: it shows errors, and submits valid fields', async ({ visitor }) => {
  await visitor.opens('/examples/form');

  await visitor.fills(field(/^Adresse électronique/), 'camille');
  await visitor.fills(field(/^Prénom/), 'Camille');
  await visitor.reads(css('[data-form-part="error"][data-for="email"]'), /\S/);
  await visitor.fills(field(/^Adresse électronique/), 'camille@exemple.fr');
  await visitor.presses(checkbox(/^J’accepte/));

  await visitor.sees(css('button[type="submit"]:enabled'));
});

test('range: its value is in words', async ({ visitor }) => {
  await visitor.opens('/examples/range');

  await visitor.runs(() => document.querySelector('input')?.focus());
  await visitor.types(Key.ARROW_RIGHT);

  await visitor.notes(slider(/./), 'aria-valuetext', '6 à 30 minutes');
  await visitor.reads(css('[data-range-view="tooltip"]'), '6 à 30 minutes');
});

test('fagerstrom: the test shows its result in the page', async ({ visitor }) => {
  await visitor.opens('/examples/fagerstrom');

  await visitor.presses(button('Voir mon résultat'));

  await visitor.isAt(heading(/dépendance/));
});

test('city: a suggestion fills the fields for town and postcode', async ({ visitor }) => {
  await visitor.opens('/examples/city');

  await visitor.fills(field('Ville'), 'lill');
  await visitor.presses(option(/^Lille \(59000\)/));

  await visitor.holds(field('Ville'), 'Lille');
  await visitor.holds(field('Code postal'), '59000');
});

test('profile: the description can be edited, and a picture chosen', async ({ visitor }, info) => {
  await visitor.opens('/examples/profile');

  await visitor.presses(button('Modifier'));
  await visitor.isAt(field('Qui je suis'));
  await visitor.presses(button('Annuler'));
  await visitor.misses(button('Annuler'));

  const picture = info.outputPath('photo.png');
  writeFileSync(picture, Buffer.from(PIXEL, 'base64'));
  await (await visitor.finds(field(/^Une image/))).sendKeys(picture);
  await visitor.sees(css('[data-profile-part="picture-submit"]:enabled'));
});

test('map-search: a town has results nearby, and a button leads back to the search', async ({
  visitor,
}) => {
  await visitor.opens('/examples/map-search');

  await visitor.fills(field(/^Ville, adresse/), 'Lyon');
  await visitor.presses(button('Rechercher'));
  await visitor.isAt(heading(/événements$/));
  await visitor.reads(css('[data-map-search-part="list"]'), '69');
  await visitor.sees(button('Afficher la carte'));
  await visitor.presses(button('Modifier ma recherche'));

  await visitor.isAt(field(/^Ville, adresse/));
  await visitor.misses(text(/événements$/));
});
