/** Cards that the server has filtered: what is right for one address, or may be, is not reported. */
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

const BOX = '<input type="checkbox" name="filter[]" value="a" aria-label="a" checked>';
const MORE = '<button data-cards-part="more">c</button>';

interface Grid {
  readonly config?: string;
  readonly box?: string;
  readonly more?: string;
}

const IN_PLACE = '{"first":2,"filtering":"in-place"}';

/** Returns a grid. A card is its value, and further attributes. */
function grid(cards: readonly string[], { config = IN_PLACE, box = BOX, more = MORE }: Grid = {}) {
  const items = cards.map((card) =>
    card.replace(/^\w+(?= |$)/, 'data-cards-part="card" data-filters="$&"'),
  );
  return `<section data-cards='${config}'><form data-cards-part="filters">${box}<button>b</button></form><ul data-cards-part="list">${items.map((item) => `<li ${item}>c</li>`).join('')}</ul>${more}</section>`;
}

function told(html: string, path = 'a.html'): readonly string[] {
  return mistakesIn({ path, source: html }).map(({ rule }) => rule);
}

type Told = [what: string, cards: readonly string[], rules: readonly string[], options?: Grid];

const VANISHING = ['a', 'a', 'b hidden'];
const MISORDERED = ['a', 'b hidden', 'a', 'a'];

const TOLD: readonly Told[] = [
  ['a button that vanishes', VANISHING, ['vanishing-more']],
  [
    'a button that vanishes, by the default number',
    Array(10).fill('b hidden').with(0, 'a'),
    ['vanishing-more'],
    { config: '{"filtering":"in-place"}' },
  ],
  [
    'a button that vanishes, by a number that is not read',
    ['a', 'a', 'a', ...Array(7).fill('b hidden')],
    ['config', 'vanishing-more'],
    { config: '{"first":"2","filtering":"in-place"}' },
  ],
  [
    'a button that vanishes, by a number that is none',
    ['a', ...Array(9).fill('b hidden')],
    ['config', 'vanishing-more'],
    { config: IN_PLACE.replace('2', '0') },
  ],
  ['a hidden card before others', MISORDERED, ['item-order']],
  ['both', ['a', 'b hidden', 'a'], ['item-order', 'vanishing-more']],
];

it.each(TOLD)('%s is told', (_, cards, rules, options) => {
  expect(told(grid(cards, options))).toEqual(rules);
});

const page = (html: string) =>
  `<!doctype html><html lang="fr"><title>a</title><script src="/a.js"></script>${html}`;

it.each([
  ['a button with hidden', grid(VANISHING, { more: MORE.replace('data', 'hidden data') })],
  ['a button in a hidden element', grid(VANISHING, { more: `<p hidden>${MORE}</p>` })],
  ['more cards that match than are visible at the start', grid(['a', 'a', 'a', 'b hidden'])],
  ['a hidden card that matches the address, too', grid(['a', 'a', 'a hidden'])],
  [
    'a hidden card that matches the address by one of its values',
    grid(['a', 'a', 'data-cards-part="card" data-filters="b | a" hidden']),
  ],
  ['so few cards that CSS hides the button', grid(['a', 'b hidden'])],
  [
    'so few cards that CSS shows all of them',
    grid(['a', 'b hidden', 'a'], { config: IN_PLACE.replace('2', '3') }),
  ],
  ['a hidden card after those that are visible at the start', grid(['a', 'a', 'b hidden', 'a'])],
  ['cards that the page is loaded to filter', grid(VANISHING, { config: '{"first":2}' })],
  [
    'cards in elements of their own, which CSS does not count',
    grid(VANISHING).replaceAll('<li', '<ul><li').replaceAll('</li>', '</li></ul>'),
  ],
])('nothing is told of %s', (_, html) => {
  expect(told(html)).toEqual([]);
  expect(told(page(html))).toEqual([]);
});

it('cards that no checkbox hides are told as such only', () => {
  const unchecked = { box: BOX.replace(' checked', '') };
  const other = { box: BOX.replace('filter[]', 'tri') };

  expect(told(grid(VANISHING, unchecked))).toEqual(['hidden-item']);
  expect(told(grid(MISORDERED, unchecked))).toEqual(['hidden-item']);
  expect(told(grid(VANISHING, other))).toEqual([]);
});

it('cards without a button are told as such only', () => {
  expect(told(grid(MISORDERED, { more: '' }))).toEqual(['needed-part']);
});

it('nothing is told of cards that a component may add', () => {
  expect(told(grid(VANISHING).replace('</ul>', '<x-cards></x-cards></ul>'))).toEqual([]);
});

it.each([
  ['a.twig', '{% if page %}{% endif %}'],
  ['a.blade.php', '@if ($page) @endif'],
  ['a.php', '<?php if ($page): ?><?php endif ?>'],
  ['a.liquid', '{% if page %}{% endif %}'],
])('nothing is told of a template, which hides other cards for each address: %s', (path, start) => {
  expect(told(`${start}${grid(VANISHING)}${grid(MISORDERED)}`, path)).toEqual([]);
});
