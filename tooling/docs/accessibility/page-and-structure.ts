/** Themes 8 and 9: mandatory elements and structure. */
import { AXE, type Theme, TREES, tests, units, VALID } from './criterion.ts';

export const page: Theme = {
  number: 8,
  name: 'Mandatory elements',
  criteria: [
    {
      number: '8.1',
      asks: 'a page has a doctype',
      here: 'The bundle is tested on pages with a doctype, like the first page of the guide.',
      template: '`<!doctype html>`. html-validate reports it if it is missing.',
    },
    {
      number: '8.2',
      asks: 'the HTML is valid, also after the script has changed it',
      here: 'The mounted page of each example has no wrong nesting, no invalid attributes and no duplicate ids.',
      tests: [
        VALID,
        units(
          'fixtures/examples.test.ts',
          'has no duplicate ids, and every label belongs to a field',
        ),
        units('fixtures/site.test.ts', 'has no duplicate ids, and a description'),
      ],
      template:
        'Its own HTML. `islands-check` reports duplicate ids and nesting that the parser changes (`repeated-id`, `undone-nesting`), and html-validate reports other errors.',
    },
    {
      number: '8.3',
      asks: 'a page declares its language',
      here: 'The texts of the bundle are French, and use the language of the page.',
      tests: [AXE],
      template: '`lang="fr"` on `html`. axe and html-validate report it if it is missing.',
    },
    {
      number: '8.4',
      asks: 'the declared language is correct',
      here: 'As 8.3.',
      template:
        'French. On a page in another language, screen readers would pronounce the bundle’s texts wrongly. No tool checks this.',
    },
    {
      number: '8.5',
      asks: 'a page has a title',
      here: 'The map search adds the search and the page number to the title, and restores the server’s title.',
      tests: [
        AXE,
        tests(
          'e2e/map-steps.spec.ts',
          'the title of the page has the search and the page number, and is restored at the end',
        ),
      ],
      template: 'A `title` on each page.',
    },
    {
      number: '8.6',
      asks: 'the title describes the page',
      here: 'As 8.5.',
      tests: [
        tests(
          'e2e/map-steps.spec.ts',
          'the title of the page has the search and the page number, and is restored at the end',
        ),
        units('fixtures/example.test.ts', 'has a title of its own'),
      ],
      template: 'Its words. No tool can check this.',
    },
    {
      number: '8.7',
      asks: 'texts in another language declare it',
      here: 'HTML from editors keeps its `lang` when it is cleaned. Tracks of a film have their language.',
      tests: [
        units('src/services/html-cleaner/html-cleaner.test.ts', 'the HTML of an editor stays: %s'),
        tests(
          'e2e/player-visits.spec.ts',
          'captions are shown from the start, and the visitor’s choice is kept for other items and visits',
        ),
      ],
      template: '`lang` in descriptions and fragments. No tool checks this.',
      missing:
        'The title of a film in another language, because the config of a player has no key for its `lang`.',
    },
    {
      number: '8.8',
      asks: 'the declared language is correct',
      here: 'The bundle uses the languages of the template and the config unchanged.',
      template: 'Correct codes in `lang` and `srcLang`. axe reports invalid codes.',
    },
    {
      number: '8.9',
      asks: 'no element is used only for its style',
      here: 'Views consist of buttons, lists, headings and paragraphs. Elements that are only for style are `span`s, or hidden from assistive technology.',
      tests: [VALID, TREES],
      missing:
        'The ticks of a range are `i` elements, which are hidden from assistive technology. A `span` would be better, but `i` is in the contract.',
    },
    {
      number: '8.10',
      asks: 'changes of the reading direction are marked',
      notApplicable: 'all texts of the bundle are French',
    },
  ],
};

export const structure: Theme = {
  number: 9,
  name: 'Structure',
  criteria: [
    {
      number: '9.1',
      asks: 'headings structure the page',
      here: 'Results of the map search are headings of level 3 below the template’s. If a view replaces the content of a page, its heading gets the focus.',
      tests: [
        AXE,
        TREES,
        tests('e2e/fagerstrom.spec.ts', 'the server’s result is shown, and the page scrolls to it'),
      ],
      template: 'A heading of level 2 above the results. axe reports skipped levels.',
    },
    {
      number: '9.2',
      asks: 'header, navigation, main and footer are marked',
      here: 'The bundle adds no regions except those of its dialogs, and doesn’t move those of the page.',
      tests: [AXE, tests('sweeps/as-it-is.spec.ts', 'mounts around the server’s nodes')],
      template: 'The regions of the page. axe reports content outside of them.',
    },
    {
      number: '9.3',
      asks: 'lists are lists',
      here: 'Playlists, results, page numbers and error summaries are lists. A carousel stays a list. Tabs are no longer a list.',
      tests: [
        TREES,
        AXE,
        tests('e2e/testimonials.spec.ts', 'stays a list, with the labels of the template'),
        tests('e2e/tabs.spec.ts', 'show the first panel, and have the roles of tabs'),
      ],
      template:
        'Its own lists. In Safari, a list without markers is no list, unless it has `role="list"`.',
    },
    {
      number: '9.4',
      asks: 'quotations are marked',
      here: 'The bundle has no quotations, and doesn’t change those of the page.',
      tests: [TREES],
      template: '`blockquote` and `q`, as in the example of testimonials. No tool checks this.',
    },
  ],
};
