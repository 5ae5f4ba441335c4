/** Early use of content: cards, timeline, texts, tools, dialogs. */
import { expect, type Page } from '@playwright/test';
import type { Row, Unused } from './row.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const FILTERS =
  '<form method="get" data-cards-part="filters"><label><input type="checkbox" name="filter[]" value="sport"> Sport</label><button>Filtrer</button></form>';
const MORE = '<button type="button" data-cards-part="more">Voir plus</button>';
const CARDS = (config: string, { more = MORE, filters = '' } = {}) =>
  `<section data-cards='${config}'>${filters}
     <ul data-cards-part="list">${['sport', 'repas', 'repas', 'sport', 'sport']
       .map(
         (value, at) =>
           `<li data-cards-part="card" data-filters="${value}"><a href="#carte-${at + 1}">Carte ${at + 1}</a></li>`,
       )
       .join('')}</ul>${more}</section>`;
const FEW = '{"first":2,"step":1}';
const IN_PLACE = CARDS('{"first":9,"filtering":"in-place"}', { filters: FILTERS });
const counts = (count: number) => (page: Page) =>
  expect(page.getByRole('listitem')).toHaveCount(count);
const sportOnly = async (page: Page) => {
  await expect(page.getByRole('listitem')).toHaveText(['Carte 1', 'Carte 4', 'Carte 5']);
  await expect(page).toHaveURL(/\?filter%5B%5D=sport$/);
};

const cards: readonly Row[] = [
  {
    root: 'cards',
    control: 'more',
    does: 'a click on "more" reveals cards and leads to the first of them',
    html: CARDS(FEW),
    act: (page) => button(page, 'Voir plus').click(),
    effect: async (page) => {
      await counts(3)(page);
      await expect(page.getByRole('link', { name: 'Carte 3' })).toBeFocused();
    },
  },
  {
    root: 'cards',
    control: 'more',
    does: 'two clicks on "more" reveal twice as many and lead to the first that the second revealed',
    html: CARDS('{"first":1,"step":1}'),
    act: async (page) => {
      await button(page, 'Voir plus').click();
      await button(page, 'Voir plus').click();
    },
    effect: async (page) => {
      await counts(3)(page);
      await expect(page.getByRole('link', { name: 'Carte 3' })).toBeFocused();
    },
  },
  {
    root: 'cards',
    control: 'more',
    does: 'a click on a "more" that is a link reveals cards',
    html: CARDS(FEW, { more: '<a href="?page=2" data-cards-part="more">Voir plus</a>' }),
    act: (page) => page.getByText('Voir plus').click(),
    effect: counts(3),
  },
  {
    root: 'cards',
    control: 'submit',
    does: 'a submit loads the page with what was checked',
    html: CARDS(FEW, { filters: FILTERS }),
    act: async (page) => {
      await page.getByLabel('Sport').check();
      await button(page, 'Filtrer').click();
    },
    effect: (page) => expect(page).toHaveURL(/\?filter%5B%5D=sport$/),
  },
  {
    root: 'cards',
    control: 'filters',
    does: 'a submit of "filters" by the Enter key filters in place',
    html: IN_PLACE,
    act: async (page) => {
      await page.getByLabel('Sport').check();
      await page.getByLabel('Sport').press('Enter');
    },
    effect: sportOnly,
  },
  {
    root: 'cards',
    control: 'filters',
    does: 'a box of "filters" filters in place',
    html: IN_PLACE,
    act: (page) => page.getByText('Sport').click(),
    effect: sportOnly,
  },
  {
    root: 'cards',
    control: 'card',
    does: 'a click on the link of a "card" leads where it says',
    html: CARDS(FEW),
    act: (page) => page.getByRole('link', { name: 'Carte 2' }).click(),
    effect: (page) => expect(page).toHaveURL(/#carte-2$/),
  },
];

const TIMELINE = (more: string) =>
  `<div data-timeline data-step="1"><p data-timeline-part="row">An 4</p><p data-timeline-part="row">An 3</p><p data-timeline-part="row" hidden>An 2</p><p data-timeline-part="row" hidden>An 1</p>${more}</div>`;
const showsThree = async (page: Page) => {
  await expect(page.getByText('An 2')).toBeVisible();
  await expect(page.getByText('An 1')).toBeHidden();
};
const timeline: readonly Row[] = [
  {
    root: 'timeline',
    control: 'more',
    does: 'a click on "more" reveals the next row',
    html: TIMELINE('<button type="button" data-timeline-part="more">Voir avant</button>'),
    act: (page) => button(page, 'Voir avant').click(),
    effect: showsThree,
  },
  {
    root: 'timeline',
    control: 'more',
    does: 'a click on a "more" that is a link reveals the next row',
    html: TIMELINE('<a href="?tout" data-timeline-part="more">Voir avant</a>'),
    act: (page) => page.getByText('Voir avant').click(),
    effect: showsThree,
  },
];

const readMore: Row = {
  root: 'read-more',
  control: 'toggle',
  does: 'a click on "toggle" opens the text',
  html: `<div data-read-more><div data-read-more-part="text">${'<p>Une phrase de plus.</p>'.repeat(12)}<p>La fin.</p></div><button type="button" data-read-more-part="toggle">Lire la suite</button></div>`,
  act: (page) => button(page, 'Lire la suite').click(),
  effect: async (page) => {
    await expect(button(page, 'Réduire')).toHaveAttribute('aria-expanded', 'true');
    const isCut = page
      .locator('[data-read-more-part="text"]')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    expect(await isCut).toBe(false);
  },
};

const TOOLS = `<div data-tool-accordion><div data-tool-accordion-part="item"><h3><button type="button" data-tool-accordion-part="toggle">Respirer</button></h3>
  <div data-tool-accordion-part="panel"><p>Inspirez.</p></div><p><button type="button" data-tool="42">Utilisé</button></p></div></div>`;
const isChecked = (page: Page) =>
  expect(page.locator('[data-tool-accordion-part="item"]')).toHaveClass(/is-checked/);
const tools: readonly Row[] = [
  {
    root: 'tool-accordion',
    control: 'toggle',
    does: 'a click on "toggle" opens its panel',
    html: TOOLS,
    act: (page) => button(page, 'Respirer').click(),
    effect: (page) => expect(page.getByText('Inspirez.')).toBeVisible(),
  },
  {
    root: 'tool-accordion',
    control: '[data-tool]',
    does: 'a click on a tool is sent to the server',
    html: TOOLS,
    act: (page) => button(page, 'Utilisé').click(),
    effect: isChecked,
  },
];

export const rows: readonly Row[] = [...cards, ...timeline, readMore, ...tools];

export const unused: Unused = {
  'cards status': 'it is only for screen readers',
  'cards list': 'it holds the cards',
  'read-more text': 'it is read only',
  'timeline row': 'it is read only',
  'tool-accordion item': 'it holds the others',
  'tool-accordion panel': 'it is hidden until "toggle" opens it',
};
