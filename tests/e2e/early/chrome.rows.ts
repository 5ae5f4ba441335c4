/** Early use of menus, a password field, paddles and back-to-top. */
import { expect, type Page } from '@playwright/test';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const press = (name: string, key: string) => async (page: Page) => {
  await button(page, name).focus();
  await page.keyboard.press(key);
};

const DROPDOWN = `<div data-dropdown><button type="button" data-dropdown-part="toggle">Compte</button>
  <ul data-dropdown-part="menu"><li><a href="#profil">Profil</a></li></ul></div>`;
const DROPDOWN_LINK = DROPDOWN.replace(
  '<button type="button" data-dropdown-part="toggle">Compte</button>',
  '<a href="/compte" data-dropdown-part="toggle">Compte</a>',
);
const menuShows = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(button(page, 'Compte')).toHaveAttribute('aria-expanded', 'true');
};
const menuHides = async (page: Page) => {
  await expect(button(page, 'Compte')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Profil' })).toBeHidden();
};

const dropdown = { root: 'dropdown', control: 'toggle', html: DROPDOWN, effect: menuShows };
const dropdowns: readonly Row[] = [
  {
    ...dropdown,
    does: 'a click on "toggle" opens the menu',
    act: (page) => button(page, 'Compte').click(),
  },
  { ...dropdown, does: 'the Enter key on "toggle" opens the menu', act: press('Compte', 'Enter') },
  { ...dropdown, does: 'the Space key on "toggle" opens the menu', act: press('Compte', 'Space') },
  {
    ...dropdown,
    does: 'a click on a "toggle" that is a link opens the menu',
    html: DROPDOWN_LINK,
    act: (page) => page.getByText('Compte').click(),
  },
  {
    ...dropdown,
    does: 'the Space key on a "toggle" that is a link opens the menu',
    html: DROPDOWN_LINK,
    act: async (page) => {
      await page.getByText('Compte').focus();
      await page.keyboard.press('Space');
    },
  },
  {
    ...dropdown,
    does: 'the Escape key after a click on "toggle" leaves the menu closed',
    act: async (page) => {
      await button(page, 'Compte').click();
      await page.keyboard.press('Escape');
    },
    effect: menuHides,
  },
];

const mobileMenu = {
  root: 'mobile-menu',
  control: 'toggle',
  html: `<nav data-mobile-menu><button type="button" data-mobile-menu-part="toggle">Menu</button>
    <ul data-mobile-menu-part="panel"><li><a href="#conseils">Conseils</a></li></ul></nav>`,
  width: 390,
};
const mobileMenus: readonly Row[] = [
  {
    ...mobileMenu,
    does: 'a click on "toggle" opens the menu',
    act: (page) => button(page, 'Menu').click(),
    effect: async (page) => {
      await expect(page.getByRole('link', { name: 'Conseils' })).toBeVisible();
      await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    ...mobileMenu,
    does: 'the Escape key after a click on "toggle" leaves the menu closed',
    act: async (page) => {
      await button(page, 'Menu').click();
      await page.keyboard.press('Escape');
    },
    effect: async (page) => {
      await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('link', { name: 'Conseils' })).toBeHidden();
    },
  },
];

const backToTop: Row = {
  root: 'back-to-top',
  control: 'root',
  does: 'a click on it, as soon as it shows, leads to the top',
  html: '<h1>Début</h1><p style="height: 4000px">Texte</p><a href="#top" data-back-to-top>Haut de page</a>',
  isMade: true,
  act: async (page) => {
    await page.mouse.wheel(0, 4000);
    await page.getByText('Haut de page').click();
  },
  effect: (page) => expect(page.getByRole('heading', { name: 'Début' })).toBeInViewport(),
};

const paddles = {
  root: 'paddles',
  html: `<div data-paddles><button type="button" data-paddles-part="previous">Reculer</button>
    <div data-paddles-part="track">${[1, 2, 3, 4]
      .map((number) => `<p style="flex: 0 0 1200px">Bloc ${number}</p>`)
      .join('')}</div>
    <button type="button" data-paddles-part="next">Avancer</button></div>`,
};
const left = (page: Page) =>
  page
    .locator('[data-paddles-part="track"]')
    .evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 10));
const rowsOfPaddles: readonly Row[] = [
  {
    ...paddles,
    control: 'next',
    does: 'a click on "next" scrolls on by one view',
    act: (page) => button(page, 'Avancer').click(),
    effect: (page) => expect.poll(() => left(page)).toBe(10),
  },
  {
    ...paddles,
    control: 'previous',
    does: 'a click on "previous", as soon as it shows, scrolls back to the start',
    isMade: true,
    act: async (page) => {
      await page.getByText('Bloc 1').hover();
      await page.mouse.wheel(600, 0);
      await button(page, 'Reculer').click();
    },
    effect: (page) => expect.poll(() => left(page)).toBe(0),
  },
];

const password = {
  root: 'password',
  html: `<div data-password><label>Mot de passe <input type="password" data-password-part="input"></label>
    <button type="button" data-password-part="toggle">Afficher</button></div>`,
};
const passwords: readonly Row[] = [
  {
    ...password,
    control: 'toggle',
    does: 'a click on "toggle" shows the password',
    act: (page) => button(page, 'Afficher').click(),
    effect: (page) => expect(page.getByLabel('Mot de passe')).toHaveAttribute('type', 'text'),
  },
  {
    ...password,
    control: 'input',
    does: 'what is typed into "input" before a click on "toggle" shows',
    act: async (page) => {
      await page.getByLabel('Mot de passe').click();
      await page.keyboard.type('secret');
      await button(page, 'Afficher').click();
    },
    effect: async (page) => {
      await expect(page.getByLabel('Mot de passe')).toHaveAttribute('type', 'text');
      await expect(page.getByLabel('Mot de passe')).toHaveValue('secret');
    },
  },
];

export const rows: readonly Row[] = [
  ...dropdowns,
  ...mobileMenus,
  backToTop,
  ...rowsOfPaddles,
  ...passwords,
];

export const unused: Unused = {
  'body-classes root': 'it is the page itself',
  'fault-finder root': 'it is the page itself',
  'dropdown menu': 'it is hidden until "toggle" opens it',
  'mobile-menu panel': 'it is hidden until "toggle" opens it',
  'paddles track': 'it scrolls without script',
};
