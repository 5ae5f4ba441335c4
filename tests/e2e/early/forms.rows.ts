/** Early use of forms. */
import { expect, type Page } from '@playwright/test';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const FORM = `<form data-form method="get" action="/essai"><label>Courriel <input type="email" name="mail" required></label>
  <label>Pseudo <input name="pseudo" required></label><button name="envoi" value="1">Envoyer</button></form>`;
const fillForm = async (page: Page, mail: string) => {
  await page.getByLabel('Courriel').click();
  await page.keyboard.type(mail);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Camille');
};
const SENT = /\/essai\?mail=a%40b.fr&pseudo=Camille(&envoi=1)?$/;
/** How often each page has sent its form. */
const sends = new WeakMap<Page, number>();
const countSends = async (page: Page) => {
  sends.set(page, 0);
  page.on('request', (request) => {
    if (request.url().includes('mail=')) sends.set(page, (sends.get(page) ?? 0) + 1);
  });
};
const form: readonly Row[] = [
  {
    root: 'form',
    control: 'submit',
    does: 'a click on the submit sends what was typed',
    html: FORM,
    act: async (page) => {
      await fillForm(page, 'a@b.fr');
      await button(page, 'Envoyer').click();
    },
    effect: (page) => expect(page).toHaveURL(SENT),
  },
  {
    root: 'form',
    control: 'submit',
    does: 'the Enter key in a field sends what was typed',
    html: FORM,
    act: async (page) => {
      await fillForm(page, 'a@b.fr');
      await page.keyboard.press('Enter');
    },
    effect: (page) => expect(page).toHaveURL(SENT),
  },
  {
    root: 'form',
    control: 'submit',
    does: 'two clicks on the submit send once',
    html: FORM,
    prepare: countSends,
    act: async (page) => {
      await fillForm(page, 'a@b.fr');
      await button(page, 'Envoyer').dblclick();
    },
    effect: async (page) => {
      await expect(page).toHaveURL(SENT);
      expect(sends.get(page)).toBe(1);
    },
  },
  {
    root: 'form',
    control: 'error',
    does: 'the error of a wrong value is shown when its field is left',
    html: FORM,
    act: (page) => fillForm(page, 'personne'),
    effect: async (page) => {
      await expect(page.getByLabel('Courriel')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Pseudo')).toHaveValue('Camille');
      await expect(button(page, 'Envoyer')).toBeDisabled();
    },
  },
];

const range: Row = {
  root: 'range',
  control: 'root',
  does: 'an arrow key names the next step',
  html: `<div data-range><label for="q">Délai</label><input id="q" type="range" max="2" value="0" data-range-labels='["Tôt","Tard","Jamais"]'></div>`,
  act: async (page) => {
    await page.getByLabel('Délai').focus();
    await page.keyboard.press('ArrowRight');
  },
  effect: async (page) => {
    await expect(page.getByLabel('Délai')).toHaveAttribute('aria-valuetext', 'Tard');
    await expect(page.getByLabel('Délai')).toHaveValue('1');
  },
};

const FAGERSTROM = `<form data-fagerstrom method="get" action="/test-de-dependance"><label>Délai <input name="timeFirstCigarette" value="1"></label>
  <label>Nombre <input name="numberCigarette" value="1"></label><button>Voir mon résultat</button><div data-fagerstrom-part="result"></div></form>`;
const showsResult = async (page: Page) => {
  await expect(
    page.locator('[data-fagerstrom-part="result"]').getByRole('heading').first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/essai');
};
const fagerstrom: readonly Row[] = [
  {
    root: 'fagerstrom',
    control: 'submit',
    does: 'a click on the submit shows the result',
    html: FAGERSTROM,
    act: (page) => button(page, 'Voir mon résultat').click(),
    effect: showsResult,
  },
  {
    root: 'fagerstrom',
    control: 'submit',
    does: 'the Enter key in a field shows the result',
    html: FAGERSTROM,
    act: (page) => page.getByLabel('Nombre').press('Enter'),
    effect: showsResult,
  },
];

const DESCRIPTION = (attributes: string) =>
  `<section data-profile><form method="get" action="/essai"><textarea name="description" aria-label="Description" ${attributes} data-profile-part="description">Bonjour</textarea>
  <button type="button" data-profile-part="description-edit">Modifier</button><button type="button" data-profile-part="description-cancel">Abandonner</button>
  <button data-profile-part="description-save">Enregistrer</button></form></section>`;
const PICTURE = `<section data-profile><form method="get" action="/essai"><label>Photo <input type="file" name="photo" data-profile-part="picture-input"></label>
  <img alt="Aperçu" data-profile-part="picture-preview"><p data-profile-part="picture-error"></p><button data-profile-part="picture-submit">Envoyer</button></form></section>`;
const JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1,
]);
const choose = (name: string, buffer: Buffer) => (page: Page) =>
  page.getByLabel('Photo').setInputFiles({ name, buffer, mimeType: 'image/jpeg' });
const profile: readonly Row[] = [
  {
    root: 'profile',
    control: 'description-edit',
    does: 'a click on "description-edit" makes the text editable and leads to it',
    html: DESCRIPTION('readonly'),
    act: (page) => button(page, 'Modifier').click(),
    effect: async (page) => {
      await expect(page.getByLabel('Description')).toBeFocused();
      await expect(page.getByLabel('Description')).toBeEditable();
    },
  },
  {
    root: 'profile',
    control: 'description',
    does: 'what is typed into an open "description" stays, to be sent or not',
    html: DESCRIPTION(''),
    act: async (page) => {
      await page.getByLabel('Description').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' à tous');
    },
    effect: async (page) => {
      await expect(page.getByLabel('Description')).toHaveValue('Bonjour à tous');
      await expect(button(page, 'Enregistrer')).toBeVisible();
    },
  },
  {
    root: 'profile',
    control: 'description-save',
    does: 'a click on "description-save", as soon as it shows, sends the text',
    html: DESCRIPTION(''),
    isMade: true,
    act: (page) => button(page, 'Enregistrer').click(),
    effect: (page) => expect(page).toHaveURL('/essai?description=Bonjour'),
  },
  {
    root: 'profile',
    control: 'description-cancel',
    does: 'a click on "description-cancel", as soon as it shows, brings the text back',
    html: DESCRIPTION(''),
    isMade: true,
    act: (page) => button(page, 'Abandonner').click(),
    effect: (page) => expect(page.getByLabel('Description')).not.toBeEditable(),
  },
  {
    root: 'profile',
    control: 'picture-input',
    does: 'a picture that is chosen is shown, and can be sent',
    html: PICTURE,
    act: choose('moi.jpg', JPEG),
    effect: (page) => expect(button(page, 'Envoyer')).toBeEnabled(),
  },
  {
    root: 'profile',
    control: 'picture-input',
    does: 'a file that is no picture is refused',
    html: PICTURE,
    act: choose('moi.jpg', Buffer.from('du texte')),
    effect: async (page) => {
      await expect(page.locator('[data-profile-part="picture-error"]')).not.toBeEmpty();
      await expect(button(page, 'Envoyer')).toBeDisabled();
    },
  },
  {
    root: 'profile',
    control: 'picture-submit',
    does: 'a click on "picture-submit" sends the picture that was chosen',
    html: PICTURE,
    act: async (page) => {
      await choose('moi.jpg', JPEG)(page);
      await button(page, 'Envoyer').click();
    },
    effect: (page) => expect(page).toHaveURL('/essai?photo=moi.jpg'),
  },
];

const CITY = `<form data-city><label>Code postal <input name="cp" data-city-part="postcode"></label><label>Commune <input name="commune" data-city-part="city"></label></form>`;
const suggests = (label: string) => async (page: Page) => {
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: label })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
};
const type = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label).click();
  await page.keyboard.type(text);
};
const city: readonly Row[] = [
  {
    root: 'city',
    control: 'city',
    does: 'what is typed into "city" is completed',
    html: CITY,
    act: type('Commune', 'Lyon'),
    effect: suggests('Commune'),
  },
  {
    root: 'city',
    control: 'postcode',
    does: 'what is typed into "postcode" is completed',
    html: CITY,
    act: type('Code postal', '69001'),
    effect: suggests('Code postal'),
  },
];

export const rows: readonly Row[] = [...form, range, ...fagerstrom, ...profile, ...city];

export const unused: Unused = {
  'fagerstrom result': 'it is empty until a submit',
  'form hint': 'it is read only',
  'profile picture-preview': 'it is looked at only',
  'profile picture-error': 'it is read only',
};
