/** Parts that are needed for what a root holds: what is right, or may be, is not reported. */
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

const CARD = '<li data-cards-part="card">a</li>';
const MORE = '<button data-cards-part="more">b</button>';

function cards(count: number, config = '{"first":2}', beside = ''): string {
  return `<div data-cards='${config}'><ul data-cards-part="list">${CARD.repeat(count)}</ul>${beside}</div>`;
}

function rows(row: string, beside = ''): string {
  return `<div data-timeline><p data-timeline-part="row">a</p><p data-timeline-part="row" ${row}>a</p>${beside}</div>`;
}

const TOGGLE = '<button data-tool-accordion-part="toggle">a</button>';
const PANEL = '<p data-tool-accordion-part="panel">b</p>';

function tools(...items: readonly string[]): string {
  const all = items.map((item) => `<div data-tool-accordion-part="item">${item}</div>`);
  return `<div data-tool-accordion>${all.join('')}</div>`;
}

/** Returns the lines and rules of the mistakes. */
function told(html: string, path = 'a.html'): readonly string[] {
  return mistakesIn({ path, source: html }).map(({ rule, start }) => `${start.line} ${rule}`);
}

const IN_PLACE = '{"filtering":"in-place"}';

it.each([
  ['cards, some of them hidden', cards(2).replace('</ul>', CARD.replace('>', ' hidden>'))],
  ['cards in a list of their own', cards(2).replace('</ul>', `</ul><ol>${CARD}</ol>`)],
  ['cards, by a number that is not read', cards(10, '{"first":"12"}')],
  ['cards whose button is in a root inside', cards(3, '{"first":2}', cards(1, '{}', MORE))],
  ['cards that are filtered in place', cards(1, IN_PLACE)],
  ['rows that a search may find', rows('hidden="until-found"')],
  ['a second panel', tools(TOGGLE + PANEL + PANEL)],
  ['a panel whose toggle is in another item', tools(TOGGLE, PANEL)],
  [
    'a panel whose toggle is in an item inside its own',
    tools(`${PANEL}<div data-tool-accordion-part="item">${TOGGLE}</div>`),
  ],
  ['a panel around an item', tools(PANEL.replace('b', tools(TOGGLE + PANEL)))],
])('a part is missing for %s', (_, html) => {
  expect(told(html)).toContain('1 needed-part');
});

it.each([
  ['as many cards as are visible', cards(2)],
  ['as many cards as are visible by default', cards(9, '')],
  ['cards with a button', cards(3, '{"first":2}', MORE)],
  ['cards with a button before them', cards(3).replace('<ul', `${MORE}<ul`)],
  ['cards of a root inside', cards(2, '{"first":2}', cards(2))],
  ['cards that load the page', cards(2, '{"first":2,"filtering":"page"}')],
  [
    'filters without checkboxes yet',
    cards(1, IN_PLACE, '<form data-cards-part="filters"><button>a</button></form>'),
  ],
  ['visible rows', rows('')],
  ['a hidden row with a button', rows('hidden', '<a href="/a" data-timeline-part="more">b</a>')],
  ['a hidden element that is no row', rows('', '<p hidden>b</p>')],
  ['a toggle after its panel', tools(PANEL + TOGGLE)],
  ['two toggles of a panel', tools(TOGGLE + TOGGLE + PANEL, TOGGLE + PANEL)],
  ['no panel', tools('a')],
  [
    'a toggle around the item of its panel',
    tools(TOGGLE + tools(PANEL).replace('data-tool-accordion', 'class')),
  ],
])('no part is missing for %s', (_, html) => {
  expect(told(html)).toEqual([]);
});

it.each([
  ['part-name', cards(3, '{"first":2}', MORE.replace('more', 'moer'))],
  ['misspelt-name', cards(3, '{"first":2}', MORE.replace('cards', 'crads'))],
  ['part-without-marker', cards(3, '{"first":2}', MORE.replace('-cards', ''))],
  ['stray-part', `${cards(3)}${MORE}`],
  ['part-element', cards(3, '{"first":2}', MORE.replaceAll('button', 'i'))],
  ['config', cards(10, '{"first":12')],
  ['part-name', tools(PANEL + TOGGLE.replace('toggle', 'togle'))],
  ['misplaced-part', tools(PANEL).replace('</div></div>', `</div>${TOGGLE}</div>`)],
  ['misplaced-part', tools(TOGGLE).replace('</div></div>', `</div>${PANEL}</div>`)],
])('a part that another rule reports is not missing as well: %s', (rule, html) => {
  expect(told(html)).toEqual([`1 ${rule}`]);
});

it.each([
  ['a number of cards that is written by an expression', cards(3, '{"first":{{ first }}}')],
  ['a config that is written by an expression', cards(10, '{{ config }}')],
  ['a key that is written by an expression', cards(10, '{"{{ key }}":12}')],
  ['filters that may be elsewhere', cards(1, '{"filtering":"{{ filtering }}"}')],
  [
    'cards in a loop',
    cards(1, '{"first":1}').replace('</ul>', `{% for one in all %}${CARD}{% endfor %}</ul>`),
  ],
  [
    'cards in a condition',
    cards(1, '{"first":1}').replace(
      '</ul>',
      `{% if one %}${CARD}{% else %}${CARD}{% endif %}</ul>`,
    ),
  ],
  ['a button in an include', cards(1, IN_PLACE, "{% include 'filters.html' %}")],
  ['a button in a component', rows('hidden', '<x-more></x-more>')],
  ['a button in a slot', rows('hidden', '<slot></slot>')],
  ['a button that an expression marks', rows('hidden', '<button {{ attributes }}>a</button>')],
  [
    'a button that an expression names',
    rows('hidden', '<button data-timeline-part="{{ part }}">a</button>'),
  ],
  [
    'a button in a condition',
    rows('hidden', '{% if more %}<button data-timeline-part="more">a</button>{% endif %}'),
  ],
  ['a row that an expression hides', rows('hidden="{{ hidden }}"')],
  ['a row that a condition hides', rows('{% if old %} hidden {% endif %}')],
  ['a toggle in an include', tools(`{{ include('toggle.html') }}${PANEL}`)],
  ['a toggle in a condition', tools(`{% if toggle %}${TOGGLE}{% endif %}${PANEL}`)],
  [
    'panels that exclude each other',
    tools(`${TOGGLE}{% if a %}${PANEL}{% else %}${PANEL}{% endif %}`),
  ],
])('nothing is told of a template with %s', (_, html) => {
  expect(told(html, 'a.html.twig')).toEqual([]);
});

it.each([
  ['cards that are filtered in place', cards(1, '{"filtering":"in-place","first":"{{ first }}"}')],
  ['hidden rows', rows('hidden')],
  [
    'hidden rows in a loop',
    rows('hidden').replace(/<p [^<]*hidden>.*?p>/, '{% for row in rows %}$&{% endfor %}'),
  ],
  ['a panel in a condition', tools(`{% if panel %}${PANEL}{% endif %}`)],
])('a part is missing in a template with %s', (_, html) => {
  expect(told(html, 'a.html.twig')).toEqual(['1 needed-part']);
});

it('a part may be missing on purpose, so this is a warning', () => {
  const mistakes = mistakesIn({ path: 'a.html', source: `${cards(3)}${tools(PANEL)}` });

  expect(mistakes.map(({ level }) => level)).toEqual(['warning', 'warning']);
});
