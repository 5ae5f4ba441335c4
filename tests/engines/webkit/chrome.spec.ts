/** What frames every page: menus, links, dialogs, rows that scroll. */
import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { button, css, dialog, link, text } from './targets.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const PHONE = 480;

/** Runs in the page, before its own scripts. */
function callItselfAndroid(): void {
  Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/143.0.0.0 Mobile Safari/537.36',
  });
}

/** Waits until the row has been scrolled by more than 100 px. */
async function expectScrolled(visitor: Visitor, row: string): Promise<void> {
  const scrolled = () =>
    visitor.runs((one: string) => document.querySelector(one)?.scrollLeft ?? 0, row);
  await expect.poll(scrolled).toBeGreaterThan(100);
}

test('body-classes: the page knows its browser', async ({ visitor }) => {
  await visitor.opens('/accueil');

  await visitor.notes(css('body'), 'class', /\bsafari\b/);
});

test('app-link: a phone is led to its own shop of apps', async ({ visitor }) => {
  await visitor.opens('/examples/app-link', callItselfAndroid);

  await visitor.notes(link(/application/), 'href', /play\.google/);
});

test('link: a phone calls where a computer reads', async ({ visitor }) => {
  await visitor.opens('/examples/link', callItselfAndroid);

  await visitor.notes(link('Parler à un tabacologue'), 'href', 'tel:3989');
});

test('download: a download is told to the audience measurement', async ({ visitor }) => {
  await visitor.opens('/examples/download');
  await visitor.runs(() => {
    const send = (sent: object) => Object.assign(window, { sent });
    Object.assign(window, { tag: { click: { send } } });
    addEventListener('click', (event) => event.preventDefault());
  });

  await visitor.presses(link(/^Télécharger le guide/));

  const sent = () => visitor.runs(() => Reflect.get(window, 'sent')?.name);
  await expect.poll(sent).toBe('guide-j-arrete.pdf::pied de page');
});

test('dropdown: a menu opens, and Escape closes it', async ({ visitor }) => {
  await visitor.opens('/examples/dropdown');
  await visitor.misses(link('Me connecter'));

  await visitor.presses(button('Mon compte'));
  await visitor.sees(link('Me connecter'));
  await visitor.types(Key.ESCAPE);

  await visitor.misses(link('Me connecter'));
  await visitor.isAt(button('Mon compte'));
});

test('mobile-menu: the menu opens on a narrow screen', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/mobile-menu');
  await visitor.misses(link('Conseils'));

  await visitor.presses(button('Menu'));
  await visitor.sees(link('Conseils'));
  await visitor.types(Key.ESCAPE);

  await visitor.misses(link('Conseils'));
});

test('modal: a dialog opens, takes the focus and gives it back', async ({ visitor }) => {
  await visitor.opens('/examples/modal');
  await visitor.misses(text(/^Ils accompagnent/));

  await visitor.presses(button('Nos partenaires'));
  await visitor.sees(dialog('Nos partenaires'), text(/^Ils accompagnent/));
  await visitor.presses(button('Fermer'));

  await visitor.misses(text(/^Ils accompagnent/));
  await visitor.isAt(button('Nos partenaires'));
});

test('paddles: a row that is too wide is scrolled by buttons', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/paddles');

  await visitor.presses(button('Aides suivantes'));

  await expectScrolled(visitor, 'ul');
  await visitor.sees(button('Aides précédentes'));
});

test('slider: on a narrow screen cards are leafed through', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/slider');

  await visitor.presses(button('Geste suivant'));

  await expectScrolled(visitor, '[data-slider-part="track"]');
});

test('testimonials: stories are leafed through, up to the last', async ({ visitor }) => {
  await visitor.opens('/examples/testimonials');
  await visitor.notes(button('Récit précédent'), 'aria-disabled', 'true');

  await visitor.presses(button('Récit suivant'));

  await expectScrolled(visitor, '[data-testimonials-part="track"]');
  await visitor.notes(button('Récit suivant'), 'aria-disabled', 'true');
});
