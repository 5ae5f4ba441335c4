/** Theme 10: how information is presented. */
import { AXE, type Theme, TREES, tests, units, VALID } from './criterion.ts';

const TAB = tests(
  'sweeps/tree.spec.ts',
  'lets Tab move through it in order, with a visible focus ring, and out again',
);
const PLAIN = tests(
  'sweeps/tree.spec.ts',
  'has the same words in the same order without stylesheets',
);

export const presentation: Theme = {
  number: 10,
  name: 'Presentation',
  criteria: [
    {
      number: '10.1',
      asks: 'looks are the business of stylesheets',
      here: 'The bundle writes no element and no attribute that is there for looks.',
      tests: [VALID],
      template: 'Its own HTML; html-validate tells of what is out of use.',
    },
    {
      number: '10.2',
      asks: 'what can be seen stays without stylesheets',
      here: 'All that is in the accessibility tree of an example is there without any stylesheet, too; no style writes words.',
      tests: [PLAIN, units('tests/architecture/senses.test.ts', 'writes no text')],
    },
    {
      number: '10.3',
      asks: 'without stylesheets it can still be understood',
      here: 'It stays in the same order: no style moves things to another place among others.',
      tests: [PLAIN],
      template: 'The order of its HTML.',
    },
    {
      number: '10.4',
      asks: 'text at 200 % can be read',
      here: 'Text at 150 % on phones and at 200 % at 1280 px, by the browser’s setting and by the page: nothing is outside the window or cut off.',
      tests: [
        tests('sweeps/looks.spec.ts', 'can be read and used with large text'),
        tests(
          'e2e/text-size.spec.ts',
          'read more: the button appears when …, with …',
          'appear when the text becomes larger',
          'keeps its tooltip inside its box and above the track with larger letters',
        ),
      ],
      template: 'Sizes in `rem` or `em`, no heights in `px` around text. No tool checks this.',
    },
    {
      number: '10.5',
      asks: 'the colours of text and ground are set together',
      here: 'Each rule that sets a ground sets the words on it.',
      tests: [
        units('tests/architecture/senses.test.ts', 'sets a text colour together with a background'),
        units(
          'fixtures/theme/colours.test.ts',
          'has every pair of text and background that a rule sets',
        ),
      ],
      template: 'The same in the theme. No tool checks this.',
    },
    {
      number: '10.6',
      asks: 'links can be told from the words around them',
      here: 'The bundle leaves links the looks that the page gives them.',
      tests: [AXE],
      template: 'Links with a line below them, or another mark; axe tells of those that have none.',
    },
    {
      number: '10.7',
      asks: 'it can be seen where the focus is',
      here: 'Each stop of the Tab key has a ring, in the examples without a theme and on pages of the fixtures with theirs, and isn’t all covered. No style of the bundle takes a ring away.',
      tests: [
        TAB,
        tests(
          'sweeps/tab-way.spec.ts',
          'on /… at … px, Tab moves from the first link to the last one, with a visible focus ring',
        ),
        tests(
          'e2e/paddles.spec.ts',
          'a link focused by keyboard is scrolled fully into view, a clicked one does not move',
        ),
        units('tests/architecture/senses.test.ts', 'doesn’t remove the focus ring'),
        units('fixtures/theme/colours.test.ts', 'an edge in %s is visible on %s'),
      ],
      template:
        'A ring for `:focus-visible` that shows on every ground ([styling](styling.md#what-the-theme-has-to-do)). No tool checks this.',
    },
    {
      number: '10.8',
      asks: 'what is hidden is hidden from everyone, what shows is for everyone',
      here: 'Hidden parts are `hidden`; below a dialog the page is `inert`; slides out of view can’t be used; what is closed is no stop of the Tab key.',
      tests: [
        TREES,
        AXE,
        tests(
          'e2e/modal.spec.ts',
          'opens with the focus inside, makes the rest inert, and moves the focus back to the trigger',
        ),
        tests('e2e/testimonials.spec.ts', 'Tab never moves to a story that is out of view'),
        tests('e2e/shop-filters.spec.ts', 'skips hidden products with the Tab key'),
        tests(
          'e2e/mobile-menu.spec.ts',
          'fills the screen; the page behind can’t be scrolled or used',
        ),
      ],
    },
    {
      number: '10.9',
      asks: 'nothing is said by shape, size or place alone',
      here: 'Which slides are in view, which page it is, which film plays and which value a range has is said in words.',
      tests: [
        TREES,
        tests(
          'e2e/testimonials.spec.ts',
          'by keyboard: at the end, the button keeps the focus, and this is announced',
        ),
        tests(
          'e2e/range.spec.ts',
          'by keyboard: the name of the step is shown, and is the value for screen readers',
        ),
      ],
      template: 'Words such as “the button on the right”. No tool can check this.',
    },
    {
      number: '10.10',
      asks: 'and what says it instead says the same',
      here: 'As 10.9: the words are those of the state.',
      tests: [
        TREES,
        tests(
          'e2e/player.spec.ts',
          'another item of the list is loaded and played, with its details',
        ),
      ],
    },
    {
      number: '10.11',
      asks: 'at 320 px nobody has to scroll both ways',
      here: 'At 320 px and 280 px nothing is outside the window or cut off, with each dialog and menu open, too. Rows of a carousel move sideways by buttons, by keyboard and by themselves as the focus goes on.',
      tests: [
        tests(
          'sweeps/looks.spec.ts',
          'fits into narrow windows, with controls that are large enough for a thumb',
          'fits into a narrow window with each case open',
        ),
      ],
      template: 'The layout around the roots. No tool checks this.',
    },
    {
      number: '10.12',
      asks: 'text can be spaced',
      here: 'With the spaces of WCAG 1.4.12, at 1280 px and 320 px, nothing is outside the window or cut off.',
      tests: [tests('sweeps/looks.spec.ts', 'can be read and used with spaced text')],
      template: 'No heights in `px` around text. No tool checks this.',
    },
    {
      number: '10.13',
      asks: 'what comes with the pointer or the focus can be put away, pointed at, and stays',
      here: 'Nothing comes by pointing; suggestions come by typing and go by Escape; the tooltip of a range is always there.',
      tests: [
        units('tests/architecture/senses.test.ts', 'doesn’t show content on hover only'),
        units(
          'src/ui/city-combobox/city-combobox.test.ts',
          'Escape closes the list and nothing else',
        ),
      ],
      template: '`title` on its elements, menus of its own. No tool checks this.',
    },
    {
      number: '10.14',
      asks: 'what styles alone show can be seen by keyboard and by any pointer',
      here: 'One thing: over a film that plays, the button that pauses it comes with the pointer and with the focus.',
      tests: [
        units('tests/architecture/senses.test.ts', 'doesn’t show content on hover only'),
        tests(
          'e2e/player-motion.spec.ts',
          'the pause button is shown while the film is hovered or the button has the focus',
        ),
      ],
      template: 'Menus and cards that open by `:hover` in the theme. No tool checks this.',
    },
  ],
};
