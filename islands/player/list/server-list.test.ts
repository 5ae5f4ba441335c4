import { expect, it } from 'vitest';
import { serverListIn } from './server-list.ts';

function listIn(html: string, count = 2) {
  const part = document.createElement('div');
  part.innerHTML = html;
  return serverListIn(part, count);
}

const TWO =
  '<ol class="films"><li class="film is-current"><a class="lien" href="/a">A</a></li><li class="film"><a class="lien is-playing" href="/b">B</a></li></ol>';

it('returns the classes of the list and its items, without their states, and the addresses', () => {
  expect(listIn(TWO)).toEqual({
    tag: 'ol',
    className: 'films',
    items: [
      { className: 'film', innerClassName: 'lien', href: '/a' },
      { className: 'film', innerClassName: 'lien', href: '/b' },
    ],
  });
});

it('returns no address if the number of items is another one', () => {
  const item = { className: 'film', innerClassName: 'lien', href: undefined };

  expect(listIn(TWO, 3).items).toEqual([item, item, item]);
  expect(listIn(TWO, 1).items).toEqual([item]);
});

it('takes the link of an item, whatever is before it, and keeps similar classes', () => {
  const item =
    '<li class="film--is-current"><span class="rang">1</span><a class="lien" href="/a">A</a></li>';

  expect(listIn(`<ul>${item}</ul>`, 1).items).toEqual([
    { className: 'film--is-current', innerClassName: 'lien', href: '/a' },
  ]);
});

it('returns no address of an item without a link', () => {
  expect(listIn('<ul><li>A</li><li><a>B</a></li></ul>').items.map(({ href }) => href)).toEqual([
    undefined,
    undefined,
  ]);
});

it.each([
  ['no list', '<p>A</p>'],
  ['a list that is not directly in the part', `<div>${TWO}</div>`],
  ['an empty list', '<ul></ul>'],
])('returns no items for %s', (_, html) => {
  expect(listIn(html)).toEqual({ tag: 'ul', className: '', items: [] });
});

it('returns no items without a part', () => {
  expect(serverListIn(undefined, 2).items).toEqual([]);
});
