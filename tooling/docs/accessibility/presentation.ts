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
      asks: 'styles are in stylesheets',
      here: 'The bundle adds no elements and attributes only for presentation.',
      tests: [VALID],
      template: 'Its own HTML. html-validate reports obsolete elements and attributes.',
    },
    {
      number: '10.2',
      asks: 'visible information is also available without stylesheets',
      here: 'Everything in the accessibility tree of an example is also there without stylesheets. No style adds text.',
      tests: [PLAIN, units('tests/architecture/senses.test.ts', 'writes no text')],
    },
    {
      number: '10.3',
      asks: 'information can be understood without stylesheets',
      here: 'Its order stays the same, because no style changes the order of elements.',
      tests: [PLAIN],
      template: 'The order of its HTML.',
    },
    {
      number: '10.4',
      asks: 'text at 200 % can be read',
      here: 'With text at 150 % on phones, and at 200 % at 1280 px, nothing is outside the window or cut off. Both the browser’s setting and the page’s text size are tested.',
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
      asks: 'the colours of text and background are set together',
      here: 'Each rule that sets a background also sets the text colour.',
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
      asks: 'links can be distinguished from the text around them',
      here: 'The bundle doesn’t change the style of links.',
      tests: [AXE],
      template: 'Underlined links, or another mark. axe reports links without one.',
    },
    {
      number: '10.7',
      asks: 'the focus is visible',
      here: 'Each focused element has a focus ring and isn’t completely covered, in the examples without a theme, and on fixture pages with their theme. No style of the bundle removes a focus ring.',
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
        'A focus ring for `:focus-visible` that is visible on every background ([styling](styling.md#what-the-theme-has-to-do)). No tool checks this.',
    },
    {
      number: '10.8',
      asks: 'hidden content is hidden from everyone, or available to everyone when shown',
      here: 'Hidden parts have `hidden`. The page below a dialog is `inert`. Slides out of view can’t be used. Tab skips closed content.',
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
      asks: 'no information is conveyed by shape, size or position alone',
      here: 'The visible slides, the current page, the playing film and the value of a range are also in words.',
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
      template:
        'Texts that don’t depend on position, such as “the button on the right”. No tool can check this.',
    },
    {
      number: '10.10',
      asks: 'the alternative to shape, size or position is correct',
      here: 'As 10.9. The words describe the state.',
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
      asks: 'at 320 px, nobody has to scroll in both directions',
      here: 'At 320 px and 280 px, nothing is outside the window or cut off, even with each dialog and menu open. Carousels move by buttons, by keyboard, and with the focus.',
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
      asks: 'text spacing can be changed',
      here: 'With the text spacing of WCAG 1.4.12, at 1280 px and 320 px, nothing is outside the window or cut off.',
      tests: [tests('sweeps/looks.spec.ts', 'can be read and used with spaced text')],
      template: 'No heights in `px` around text. No tool checks this.',
    },
    {
      number: '10.13',
      asks: 'content that appears on hover or focus can be closed and hovered, and stays',
      here: 'Nothing appears on hover. Suggestions appear while typing, and Escape closes them. The tooltip of a range is always visible.',
      tests: [
        units('tests/architecture/senses.test.ts', 'doesn’t show content on hover only'),
        units(
          'src/ui/city-combobox/city-combobox.test.ts',
          'Escape closes the list and nothing else',
        ),
      ],
      template: '`title` on its elements, and its own menus. No tool checks this.',
    },
    {
      number: '10.14',
      asks: 'content that styles show on hover or focus is available by keyboard and by any pointer',
      here: 'The only such element is the pause button over a playing film, which is shown on hover and on focus.',
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
