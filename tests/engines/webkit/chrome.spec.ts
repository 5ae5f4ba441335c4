/** Menus, links, dialogs and scrolling rows, on the examples of the guide. */
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

test('body-classes: the body has the name of the browser as a class', async ({ visitor }) => {
  await visitor.opens('/accueil');

  await visitor.notes(css('body'), 'class', /\bsafari\b/);
});

test('app-link: on a phone, the link leads to its app store', async ({ visitor }) => {
  await visitor.opens('/examples/app-link', callItselfAndroid);

  await visitor.notes(link(/application/), 'href', /play\.google/);
});

test('link: a phone calls the number, and a computer opens a page', async ({ visitor }) => {
  await visitor.opens('/examples/link', callItselfAndroid);

  await visitor.notes(link('Parler à un tabacologue'), 'href', 'tel:3989');
});

test('download: a download is sent to the analytics', async ({ visitor }) => {
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

test('mobile-menu: the menu opens in a narrow window', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/mobile-menu');
  await visitor.misses(link('Conseils'));

  await visitor.presses(button('Menu'));
  await visitor.sees(link('Conseils'));
  await visitor.types(Key.ESCAPE);

  await visitor.misses(link('Conseils'));
});

test('modal: a dialog opens, gets the focus and moves it back', async ({ visitor }) => {
  await visitor.opens('/examples/modal');
  await visitor.misses(text(/^Ils accompagnent/));

  await visitor.presses(button('Nos partenaires'));
  await visitor.sees(dialog('Nos partenaires'), text(/^Ils accompagnent/));
  await visitor.presses(button('Fermer'));

  await visitor.misses(text(/^Ils accompagnent/));
  await visitor.isAt(button('Nos partenaires'));
});

test('paddles: buttons scroll a row that is too wide', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/paddles');

  await visitor.presses(button('Aides suivantes'));

  await expectScrolled(visitor, 'ul');
  await visitor.sees(button('Aides précédentes'));
});

test('slider: in a narrow window, buttons move from card to card', async ({ visitor }) => {
  await visitor.resizes(PHONE);
  await visitor.opens('/examples/slider');

  await visitor.presses(button('Geste suivant'));

  await expectScrolled(visitor, '[data-slider-part="track"]');
});

test('testimonials: buttons move from story to story, up to the last one', async ({ visitor }) => {
  await visitor.opens('/examples/testimonials');
  await visitor.notes(button('Récit précédent'), 'aria-disabled', 'true');

  await visitor.presses(button('Récit suivant'));

  await expectScrolled(visitor, '[data-testimonials-part="track"]');
  await visitor.notes(button('Récit suivant'), 'aria-disabled', 'true');
});
