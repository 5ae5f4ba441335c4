/** Classes of frameworks that hide menus and panels, and those that show them. */
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

const told = (html: string, path = 'page.html') =>
  mistakesIn({ path, source: html }).map(({ rule, found }) => `${rule}: ${found}`);

const dropdown = (menu: string, root = '') =>
  `<div data-dropdown ${root}><button type="button" data-dropdown-part="toggle">a</button><ul data-dropdown-part="menu" ${menu}><li><a href="/a">b</a></li></ul></div>`;

it.each([
  ['class="fr-menu fr-collapse"', 'class="fr-collapse" without "fr-collapse--expanded"'],
  ['class="navbar-menu"', 'class="navbar-menu" without "is-active"'],
  ['class="dropdown-menu"', 'class="dropdown-menu" without "show"'],
])('a menu with %s is reported', (menu, found) => {
  expect(told(dropdown(menu))).toEqual([`hiding-class: ${found}`]);
});

it('a panel is reported whatever the classes of the page around it are', () => {
  const body = `<body class="show active {{ classes }}">${dropdown('class="collapse"')}</body>`;

  expect(told(body, 'page.html.twig')).toEqual(['hiding-class: class="collapse" without "show"']);
});

it.each([
  ['no class', dropdown('')],
  ['the class that shows it', dropdown('class="dropdown-menu show"')],
  ['Bulma’s class on the root', dropdown('class="dropdown-menu"', 'class="dropdown is-active"')],
  ['a class that only begins like one', dropdown('class="collapse-icon"')],
])('a menu with %s is not reported', (_, html) => {
  expect(told(html)).toEqual([]);
});

it.each([
  ['the class', dropdown('class="collapse {{ open }}"')],
  [
    'the classes of an element around it',
    dropdown('class="dropdown-menu"', 'class="{{ classes }}"'),
  ],
  ['the attributes', dropdown('class="collapse" {{ attributes }}')],
])('a template is not reported in which an expression may add to %s', (_, html) => {
  expect(told(html, 'menu.html.twig')).toEqual([]);
});
