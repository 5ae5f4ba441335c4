import { describe, expect, it } from 'vitest';
import { pageIn } from '../../tests/page-in.ts';
import { findingsIn } from './rules.ts';

/** Returns the findings in the page as text, without their positions. */
function said(html: string): readonly string[] {
  return findingsIn(pageIn(html)).map(
    ({ rule, expected, found, advice }) =>
      `${rule}: expected ${expected}, found ${found}: ${advice}`,
  );
}

const LIST = '<ul data-cards-part="list"><li data-cards-part="card">a</li></ul>';
const MODAL = '<div data-modal id="partners" role="dialog" aria-label="M" hidden></div>';

describe('each mistake is reported once', () => {
  it.each([
    [
      'a misspelt root',
      '<div data-crads></div>',
      'misspelt-name: expected data-cards, found data-crads: write data-cards',
    ],
    [
      'a misspelt root with its parts in it',
      `<div data-crads>${LIST}</div>`,
      'misspelt-name: expected data-cards, found data-crads: write data-cards',
    ],
    [
      'a misspelt root that is a word of its own, with its parts in it',
      `<div data-card>${LIST.replaceAll('<li', '<li id="a"')}</div>`,
      'misspelt-name: expected data-cards, found data-card: write data-cards',
    ],
    [
      'a misspelt root that is a word of its own, with its config',
      `<div data-card='{"first":3}'></div>`,
      'misspelt-name: expected data-cards, found data-card: write data-cards',
    ],
    [
      'words of a root’s own with an element in them',
      '<div data-cart><p data-cart-part="total">Vous avez <b>3</b> articles</p></div>',
      'mixed-words: expected only text in data-cart-part="total", found <b>: new text is added before it; remove <b>',
    ],
    [
      'a misspelt trigger',
      `<button data-modal-opne="partners"></button>${MODAL}`,
      'misspelt-name: expected data-modal-open, found data-modal-opne: write data-modal-open',
    ],
    [
      'a trigger that is a word of its own, with the id of a modal',
      `<button data-model-open="partners"></button>${MODAL}`,
      'misspelt-name: expected data-modal-open, found data-model-open: write data-modal-open',
    ],
    [
      'a misspelt part attribute',
      `<div data-cards>${LIST}<button data-crads-part="more"></button></div>`,
      'misspelt-name: expected data-cards-part, found data-crads-part: write data-cards-part',
    ],
    [
      'a part attribute in the singular',
      `<div data-cards>${LIST}<button data-card-part="more"></button></div>`,
      'misspelt-name: expected data-cards-part, found data-card-part: write data-cards-part',
    ],
    [
      'a root in camel case',
      '<section data-mapSearch></section>',
      'misspelt-name: expected data-map-search, found data-mapsearch: write data-map-search',
    ],
    [
      'a trigger in camel case',
      `<button data-modalOpen="partners"></button>${MODAL}`,
      'misspelt-name: expected data-modal-open, found data-modalopen: write data-modal-open',
    ],
    [
      'a root with underscores',
      '<div data-tool_accordion></div>',
      'misspelt-name: expected data-tool-accordion, found data-tool_accordion: write data-tool-accordion',
    ],
    [
      'a part attribute in camel case',
      `<div data-cards>${LIST}<button data-cardsPart="more"></button></div>`,
      'misspelt-name: expected data-cards-part, found data-cardspart: write data-cards-part',
    ],
    [
      'an attribute of a root misspelt',
      '<div data-timeline data-setp="2"></div>',
      'misspelt-name: expected data-step, found data-setp: write data-step',
    ],
    [
      'an attribute of a part misspelt',
      '<div data-cards><ul data-cards-part="list"><li data-cards-part="card" data-filter="a"></li></ul></div>',
      'misspelt-name: expected data-filters, found data-filter: write data-filters',
    ],
    [
      'the strategy misspelt',
      '<div data-modal id="a" data-whne="load"></div>',
      'misspelt-name: expected data-when, found data-whne: write data-when',
    ],
    [
      'a part in data-part',
      `<div data-cards>${LIST}<button data-part="more"></button></div>`,
      'part-without-marker: expected data-cards-part="more", found data-part="more": write data-cards-part="more"',
    ],
    [
      'a part in the name of the attribute',
      `<div data-cards>${LIST}<button data-cards-more></button></div>`,
      'part-without-marker: expected data-cards-part="more", found data-cards-more: write data-cards-part="more"',
    ],
    [
      'a part of another root',
      `<div data-cards>${LIST}<button data-timeline-part="more"></button></div>`,
      'stray-part: expected data-timeline-part="more" inside an element with data-timeline, found no data-timeline around it: write data-cards-part="more"',
    ],
    [
      'a part outside its root',
      `<div data-cards>${LIST}</div><button data-cards-part="more"></button>`,
      'stray-part: expected data-cards-part="more" inside an element with data-cards, found no data-cards around it: move it into an element with data-cards, or remove the attribute',
    ],
    [
      'two list parts',
      `<div data-cards>${LIST}<ul data-cards-part="list"></ul></div>`,
      'repeated-part: expected one data-cards-part="list" in its root, found 2 of them: only the first works; remove the attribute from the others',
    ],
    [
      'a config in data-config',
      `<div data-cards data-config='{"first":3}'>${LIST}</div>`,
      'config-elsewhere: expected the config in data-cards, found it in data-config: the script ignores it there; move it into data-cards',
    ],
    [
      'a config in an attribute of the name, with a key that nobody knows',
      `<div data-cards data-cards-options='{"frist":3}'>${LIST}</div>`,
      'config-elsewhere: expected the config in data-cards, found it in data-cards-options: the script ignores it there; move it into data-cards',
    ],
    [
      'a trigger to a missing modal',
      '<button data-modal-open="partners"></button>',
      'trigger-without-target: expected data-modal-open to be the id of an element with data-modal, found "partners": nothing opens; correct the id, or add data-modal to that element',
    ],
    [
      'a trigger to a misspelt id',
      `<button data-modal-open="partner"></button>${MODAL}`,
      'trigger-without-target: expected data-modal-open to be the id of an element with data-modal, found "partner": write "partners"',
    ],
    [
      'a trigger to a modal of another kind',
      '<button data-modal-open="film"></button><div data-player-modal id="film"></div>',
      'trigger-without-target: expected data-modal-open to be the id of an element with data-modal, found "film", the id of a <div id="film"> without it: write data-player-modal-open',
    ],
    [
      'a trigger whose id two elements have',
      `<button data-modal-open="partners"></button>${MODAL}<section id="partners"></section>`,
      'repeated-id: expected the id in data-modal-open on one element only, found id="partners" on 2 elements: only the first is used; give each its own id',
    ],
    [
      'an id that a part has, and another element',
      '<div data-tabs><p data-tabs-part="list"><a href="#a" data-tabs-part="tab">A</a></p><div id="a" data-tabs-part="panel"></div></div><h2 id="a"></h2>',
      'repeated-id: expected an id on one element only, found id="a" on 2 elements: only the first is used; give each its own id',
    ],
    [
      'an id that a label of a root goes by, twice',
      '<form data-form><label for="mail"></label><input id="mail"></form><input id="mail">',
      'repeated-id: expected an id on one element only, found id="mail" on 2 elements: only the first is used; give each its own id',
    ],
    [
      'boxes named filter',
      `<div data-cards><form data-cards-part="filters"><input type="checkbox" name="filter" value="a"></form>${LIST}</div>`,
      'box-name: expected name="filter[]" on a checkbox that filters, found name="filter": the checkbox filters nothing; write name="filter[]"',
    ],
    [
      'boxes of a shop named filters[]',
      '<div data-shop-filters><form data-shop-filters-part="form"><input type="checkbox" name="filters[]" value="a" data-group="category"></form></div>',
      'box-name: expected name="filter[]" on a checkbox that filters, found name="filters[]": the checkbox filters nothing; write name="filter[]"',
    ],
    [
      'a list of choices that is to filter',
      `<div data-cards><form data-cards-part="filters"><input type="hidden" name="filter[]"><select name="filter[]"></select></form>${LIST}</div>`,
      'box-name: expected name="filter[]" only on checkboxes, found it on <select>: this field filters nothing; use <input type="checkbox">',
    ],
    [
      'radio buttons that are to filter',
      `<div data-cards><form data-cards-part="filters"><input type="radio" name="filter[]" value="a"></form>${LIST}</div>`,
      'box-name: expected name="filter[]" only on checkboxes, found it on radio: this field filters nothing; use <input type="checkbox">',
    ],
    [
      'a field of the dependence test under another name',
      '<form data-fagerstrom id="test"><input name="numberCigarettes"></form><select form="test" name="timeFirstCigarette"></select>',
      'missing-field: expected a field with name="numberCigarette" in the form, found numberCigarettes, timeFirstCigarette: its answer is not sent; add name="numberCigarette" to its field',
    ],
    [
      'a slide that stands beside the track',
      '<div data-slider><ul data-slider-part="track"><li data-slider-part="slide"></li></ul><p data-slider-part="slide"></p></div>',
      'misplaced-part: expected data-slider-part="slide" on a child of data-slider-part="track", found it in <div>: the script ignores it there; move it into "track"',
    ],
    [
      'names of steps on the root of a range',
      `<div data-range data-range-labels='["a"]'><input type="range"></div>`,
      'misplaced-attribute: expected data-range-labels on <input>, found it on <div>: the script ignores it there; move it to <input>',
    ],
    [
      'names of steps without a range',
      `<input type="range" data-range-labels='["a"]'>`,
      'misplaced-attribute: expected data-range-labels inside an element with data-range, found no data-range around it: it has no effect; move it into an element with data-range',
    ],
    [
      'a tool without an accordion',
      '<button data-tool="42"></button>',
      'misplaced-attribute: expected data-tool inside an element with data-tool-accordion, found no data-tool-accordion around it: it has no effect; move it into an element with data-tool-accordion',
    ],
    [
      'a tool with a name beside its accordion',
      '<div data-tool-accordion></div><button data-tool="souffle"></button>',
      'misplaced-attribute: expected data-tool inside an element with data-tool-accordion, found no data-tool-accordion around it: it has no effect; move it into an element with data-tool-accordion',
    ],
    [
      'a tool in a misspelt accordion',
      '<div data-tool-acordion><button data-tool="42"></button></div>',
      'misspelt-name: expected data-tool-accordion, found data-tool-acordion: write data-tool-accordion',
    ],
    [
      'values of a card on the list',
      '<div data-cards><ul data-cards-part="list" data-filters="sport"></ul></div>',
      'misplaced-attribute: expected data-filters on the element with data-cards-part="card", found it on <ul>: the script ignores it there; move it to that element',
    ],
    [
      'an address for iPhones under the name of their maker',
      '<a data-app-link data-href-android="/a" data-href-apple="/b" href="/"></a>',
      'misspelt-name: expected data-href-ios, found data-href-apple: write data-href-ios',
    ],
    [
      'a list of structures in a list',
      '<div data-map-search><ol data-map-search-part="list"></ol></div>',
      'unusual-element: expected data-map-search-part="list" on <div> or <section>, found <ol>: it may not work for everybody; use <div> or <section>',
    ],
    [
      'a call that is no link',
      '<p data-link="3989" data-href-mobile="tel:3989"></p>',
      'unusual-element: expected data-link on <a>, found <p>: it may not work for everybody; use <a>',
    ],
    [
      'testimonials whose slides are not marked',
      '<div data-testimonials><ul data-testimonials-part="track"><li></li></ul></div>',
      'missing-child: expected data-testimonials-part="slide" on the children of data-testimonials-part="track", found children without it: nothing moves; add data-testimonials-part="slide" to each child',
    ],
    [
      'slides that are marked in another way',
      '<div data-slider><ul data-slider-part="track"><li data-part="slide"></li></ul></div>',
      'part-without-marker: expected data-slider-part="slide", found data-part="slide": write data-slider-part="slide"',
    ],
    [
      'testimonials without a slide',
      '<div data-testimonials><ul data-testimonials-part="track"></ul></div>',
      'missing-child: expected data-testimonials-part="slide" on the children of data-testimonials-part="track", found no children: there is nothing to show; add some, or remove data-testimonials',
    ],
    [
      'testimonials whose slides are not marked, around a slider',
      '<div data-testimonials><ul data-testimonials-part="track"><li><div data-slider><ul data-slider-part="track"><li data-slider-part="slide"></li></ul></div></li></ul></div>',
      'missing-child: expected data-testimonials-part="slide" on the children of data-testimonials-part="track", found children without it: nothing moves; add data-testimonials-part="slide" to each child',
    ],
    [
      'slides that are marked as those of a root that is not around',
      '<div data-testimonials><ul data-testimonials-part="track"><li data-slider-part="slide"></li></ul></div>',
      'stray-part: expected data-slider-part="slide" inside an element with data-slider, found no data-slider around it: write data-testimonials-part="slide"',
    ],
    [
      'filters joined by commas',
      '<div data-cards><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport, nutrition"></li></ul></div>',
      'joined-values: expected data-filters to separate its values by |, found "sport, nutrition": no filter matches this value; write data-filters="sport|nutrition"',
    ],
    [
      'objectives of a product joined by semicolons',
      '<div data-shop-filters><form data-shop-filters-part="form"><input type="checkbox" name="filter[]" value="Aider un proche" data-group="objective"></form><p data-shop-filters-part="product" data-objective="Arrêter;Aider un proche"></p></div>',
      'joined-values: expected data-objective to separate its values by |, found "Arrêter;Aider un proche": no filter matches this value; write data-objective="Arrêter|Aider un proche"',
    ],
    [
      'a box that no card answers to, for a capital',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="Sport"></form><ul data-cards-part="list"><li data-cards-part="card" data-filters="stress|sport"></li></ul></div>`,
      'box-value: expected a value that a part "card" has, found "Sport": the checkbox hides everything; write value="sport"',
    ],
    [
      'a box that no product answers to, for an accent and an apostrophe',
      '<div data-shop-filters><form data-shop-filters-part="form" id="f"></form><input form="f" type="checkbox" name="filter[]" value="L\'arret" data-group="objective"><p data-shop-filters-part="product" data-objective="Aider|L’arrêt"></p></div>',
      'box-value: expected a value that a part "product" has, found "L\'arret": the checkbox hides everything; write value="L’arrêt"',
    ],
    [
      'a call without its number',
      '<a data-link="3989" href="/a"></a>',
      'missing-attribute: expected data-href-mobile beside data-link="3989", found no data-href-mobile: data-link has no effect; give data-href-mobile a value',
    ],
    [
      'a call that is written as a link',
      '<a data-link="tel:39.89" data-href-mobile="tel:3989" href="/a"></a>',
      'misspelt-value: expected data-link="3989", found "tel:39.89": it has no effect; write data-link="3989"',
    ],
    [
      'a menu before its toggle',
      '<div data-dropdown><div><ul data-dropdown-part="menu"></ul></div><button data-dropdown-part="toggle"></button></div>',
      'part-order: expected data-dropdown-part="menu" after data-dropdown-part="toggle", found "menu" before "toggle": the Tab key skips it; move it after "toggle", and place it by CSS',
    ],
    [
      'a prefix that is no path',
      '<meta name="islands-base" content="fr">',
      'wrong-prefix: expected islands-base to be a path from the root of the site, such as "/fr", found "fr": it leads elsewhere on each page; begin it with "/"',
    ],
  ])('%s', (_, html, message) => {
    expect(said(html)).toEqual([message]);
  });
});

describe('nothing is reported for', () => {
  it.each([
    ['a tool of somebody else’s', '<button data-tool="pencil"></button>'],
    [
      'an address of apps beside somebody else’s',
      '<a data-app-link data-href-ios="/a" data-href-apple="/b" href="/"></a><a data-href-apple="/b"></a>',
    ],
    ['a slider without its track', '<div data-slider></div>'],
    ['a link that is a component', '<x-link data-link="3989"></x-link>'],
    [
      'a way to the top with a role and a place in the order of Tab',
      '<p data-back-to-top role="button" tabindex="0">En haut</p>',
    ],
    [
      'a password field',
      '<div data-password><input type="PASSWORD" data-password-part="input"></div>',
    ],
    [
      'a slider that a component fills',
      '<div data-slider><ul data-slider-part="track"><x-slides></x-slides></ul></div>',
    ],
    [
      'an attribute of a root on a part that is such a root itself',
      '<div data-timeline><div data-timeline-part="row" data-timeline data-step="2"></div></div>',
    ],
    ['a prefix of endpoints', '<meta name="islands-base" content="/fr">'],
    ['no prefix', '<meta name="islands-base" content=" ">'],
    ['a prefix with its host', '<meta name="islands-base" content="https://exemple.fr/fr">'],
    ['the content of another meta', '<meta name="base" content="fr">'],
    ['a page without roots', '<main><p id="a"></p><p id="a"></p></main>'],
    [
      'a part that may stand anywhere',
      '<form data-fagerstrom><input name="timeFirstCigarette"><input name="numberCigarette"></form><div data-fagerstrom-part="result"></div>',
    ],
    [
      'words beside an icon, and words for those who listen',
      '<div data-cart><p data-cart-part="total"><svg></svg>3 articles <span class="visually-hidden">dans le panier</span><br></p></div>',
    ],
    ['a root that is its own part', '<form data-profile data-profile-part="description"></form>'],
    [
      'the attributes that a root writes itself',
      '<div data-tabs data-tabs-state="mounted" data-islands-late></div><div data-cards data-island-state="mounted" data-island-due></div>',
    ],
    [
      'a modal that names its id in its own attribute',
      '<button data-modal-open="m"></button><div data-modal="m"></div>',
    ],
    [
      'a config that stands where it belongs, beside somebody else’s',
      `<div data-cards='{"first":3}' data-options='{"first":1}'></div>`,
    ],
    [
      'a value that holds a comma, as a box has it',
      '<div data-cards><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="Bouger, marcher"></form><ul data-cards-part="list"><li data-cards-part="card" data-filters="Bouger, marcher|Manger"></li></ul></div>',
    ],
    [
      'a sentence with a comma',
      '<div data-cards><ul data-cards-part="list"><li data-cards-part="card" data-filters="Je bouge, un peu"></li></ul></div>',
    ],
    [
      'a box of another kind in the form',
      '<div data-cards><form data-cards-part="filters"><input type="checkbox" name="lang" value="fr"></form><ul data-cards-part="list"></ul></div>',
    ],
    [
      'a product that is on the page twice',
      '<form data-cart-button id="product_1"></form><form data-cart-button id="product_1"></form>',
    ],
    [
      'an id twice that nothing of ours goes by',
      '<div data-tabs><svg><path id="a"/></svg><svg><path id="a"/></svg></div>',
    ],
    [
      'a part that is there, beside somebody else’s data-part',
      `<div data-cards>${LIST}<button data-cards-part="more"><i data-part="more"></i></button></div>`,
    ],
  ])('%s', (_, html) => {
    expect(said(html)).toEqual([]);
  });
});
