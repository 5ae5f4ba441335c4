/** Themes 8 and 9: what a page has to have, and how it is structured. */
import { AXE, type Theme, TREES, tests, units, VALID } from './criterion.ts';

export const page: Theme = {
  number: 8,
  name: 'Mandatory elements',
  criteria: [
    {
      number: '8.1',
      asks: 'a page has a doctype',
      here: 'The bundle is tried on pages that have one, as the first page of the guide has.',
      template: '`<!doctype html>`; html-validate tells where it is missing.',
    },
    {
      number: '8.2',
      asks: 'the HTML is valid, as the script leaves it',
      here: 'The live page of each example has no wrong nesting, no attribute out of place and each id once.',
      tests: [
        VALID,
        units(
          'fixtures/examples.test.ts',
          'has no duplicate ids, and every label belongs to a field',
        ),
        units('fixtures/site.test.ts', 'has no duplicate ids, and a description'),
      ],
      template:
        'Its own HTML: `islands-check` tells of ids that are there twice and of nesting that the parser undoes (`repeated-id`, `undone-nesting`), html-validate of the rest.',
    },
    {
      number: '8.3',
      asks: 'a page says its language',
      here: 'The words of the bundle are French, and take the language of the page.',
      tests: [AXE],
      template: '`lang="fr"` on `html`; axe and html-validate tell where it is missing.',
    },
    {
      number: '8.4',
      asks: 'that language is the right one',
      here: 'As 8.3.',
      template:
        'French: on a page in another language the bundle’s words would be read wrongly. No tool checks this.',
    },
    {
      number: '8.5',
      asks: 'a page has a title',
      here: 'The search for help writes search and page into the title, and gives the server’s back.',
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
      asks: 'the title says what the page is',
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
      asks: 'words in another language say so',
      here: 'HTML from editors keeps its `lang` when it is cleaned; tracks of a film have their language.',
      tests: [
        units('src/services/html-cleaner/html-cleaner.test.ts', 'the HTML of an editor stays: %s'),
        tests(
          'e2e/player-visits.spec.ts',
          'captions are shown from the start, and the visitor’s choice is kept for other items and visits',
        ),
      ],
      template: '`lang` in descriptions and fragments. No tool checks this.',
      missing:
        'The title of a film in another language: the config of a player has no place for its `lang`.',
    },
    {
      number: '8.8',
      asks: 'that language is the right one',
      here: 'What the template and the config say is passed on as it is.',
      template: 'Right codes in `lang` and `srcLang`; axe tells of codes that don’t exist.',
    },
    {
      number: '8.9',
      asks: 'no element is used for its looks alone',
      here: 'Views are buttons, lists, headings and paragraphs; what is only looks is a `span`, or hidden from assistive technology.',
      tests: [VALID, TREES],
      missing:
        'The ticks of a range are `i` elements. They are hidden from assistive technology; a `span` would be right, but the contract names them.',
    },
    {
      number: '8.10',
      asks: 'a change of the direction of reading is marked',
      notApplicable: 'all words of the bundle are French',
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
      here: 'Results of the search for help are headings of level 3 below the template’s; where a view takes the place of a page’s content, its heading has the focus.',
      tests: [
        AXE,
        TREES,
        tests('e2e/fagerstrom.spec.ts', 'the server’s result is shown, and the page scrolls to it'),
      ],
      template: 'A heading of level 2 above the results. axe tells of levels that are left out.',
    },
    {
      number: '9.2',
      asks: 'header, navigation, main and footer are marked',
      here: 'The bundle adds no region but those of its dialogs, and leaves those of the page where they are.',
      tests: [AXE, tests('sweeps/as-it-is.spec.ts', 'mounts around the server’s nodes')],
      template: 'The regions of the page; axe tells of what stands outside of them.',
    },
    {
      number: '9.3',
      asks: 'lists are lists',
      here: 'Playlists, results, pages and summaries of faults are lists; a carousel stays the list that it was; tabs are no list any more.',
      tests: [
        TREES,
        AXE,
        tests('e2e/testimonials.spec.ts', 'stays a list, with the labels of the template'),
        tests('e2e/tabs.spec.ts', 'show the first panel, and have the roles of tabs'),
      ],
      template: 'Its own lists. Safari takes those without markers for none: `role="list"` helps.',
    },
    {
      number: '9.4',
      asks: 'quotations are marked',
      here: 'The bundle quotes nobody, and leaves the quotations of the page what they are.',
      tests: [TREES],
      template: '`blockquote` and `q`, as in the example of testimonials. No tool checks this.',
    },
  ],
};
