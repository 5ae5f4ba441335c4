import contracts from 'virtual:contracts';
import { expect, it } from 'vitest';
import { pageIn } from '../../tests/page-in.ts';
import { descendantsOf, type Markup } from './markup.ts';
import { Page } from './page.ts';
import { findingsIn } from './rules.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(contracts);

/** Returns how often the rules read an element of the page. */
function looksAt(html: string): number {
  let looks = 0;
  const page = new Page(vocabulary);
  const counting = (element: Markup): Markup => ({
    ...element,
    get attributes() {
      looks += 1;
      return element.attributes;
    },
    get parent() {
      const { parent } = element;
      return parent && copies.get(parent);
    },
    get children() {
      return element.children.map((child) => copies.get(child) ?? child);
    },
  });
  const [root] = pageIn(html).having('id');
  const elements = root ? [root, ...descendantsOf(root)] : [];
  const copies = new Map(elements.map((element) => [element, counting(element)]));
  for (const element of copies.values()) page.add(element);
  looks = 0;
  findingsIn(page);
  return looks;
}

const CARD =
  '<li data-cards-part="card" data-filters="a|b" data-card="1" data-part="card" data-whne="x" class="x"><b id="x" aria-controls="x"></b></li>';

it.each([
  [
    'cards',
    (count: number) =>
      `<div id="page"><div data-cards><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a"></form><ul data-cards-part="list">${CARD.repeat(count)}</ul></div></div>`,
  ],
  [
    'cards and boxes that are filtered in place',
    (count: number) =>
      `<div id="page"><div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters" id="f">${'<input type="checkbox" name="filter[]" value="A">'.repeat(count)}</form><ul data-cards-part="list">${CARD.repeat(count)}</ul></div></div>`,
  ],
  [
    'dropdowns',
    (count: number) =>
      `<div id="page">${'<div data-dropdown><ul data-dropdown-part="menu"></ul><button data-dropdown-part="toggle"></button></div><a data-link="39 89"></a><a data-link="3989"></a>'.repeat(count)}</div>`,
  ],
  [
    'cards without a root',
    (count: number) => `<div id="page"><ul data-cards-part="list">${CARD.repeat(count)}</ul></div>`,
  ],
  [
    'roots with parts',
    (count: number) =>
      `<div id="page">${'<div data-timeline data-setp="2"><p data-timeline-part="row"></p><button data-timeline-part="more"></button></div>'.repeat(count)}</div>`,
  ],
  [
    'sliders without slides',
    (count: number) =>
      `<div id="page">${'<div data-slider><ul data-slider-part="track" data-step="1"><li data-tool="1"></li></ul></div>'.repeat(count)}</div>`,
  ],
  [
    'triggers and modals',
    (count: number) =>
      `<div id="page">${'<button data-modal-open="m"></button><div data-modal id="m"></div>'.repeat(count)}</div>`,
  ],
])('the work grows no faster than the number of %s', (_, pageOf) => {
  const few = looksAt(pageOf(100));
  const many = looksAt(pageOf(200));

  expect(few).toBeGreaterThan(0);
  expect(many / few).toBeLessThan(2.2);
});
