/** Theme 12: ways through pages and sites. */
import { AXE, type Theme, TREES, tests, units } from './criterion.ts';

const SITE = 'the bundle is a part of pages, and no site';
const TAB = tests(
  'sweeps/tree.spec.ts',
  'lets Tab move through it in order, with a visible focus ring, and out again',
);

export const navigation: Theme = {
  number: 12,
  name: 'Navigation',
  criteria: [
    { number: '12.1', asks: 'two ways through the site', notApplicable: SITE },
    {
      number: '12.2',
      asks: 'menus are always in the same place',
      here: 'A menu that opens by a button stays where the template has it, on narrow windows and on wide ones.',
      tests: [TREES, tests('e2e/mobile-menu.spec.ts', 'above 1099 px it is ordinary content')],
      template: 'The same place from page to page.',
    },
    { number: '12.3', asks: 'the site map shows the site', notApplicable: SITE },
    { number: '12.4', asks: 'the site map is reached in the same way', notApplicable: SITE },
    { number: '12.5', asks: 'the search is reached in the same way', notApplicable: SITE },
    {
      number: '12.6',
      asks: 'regions of the page can be reached and passed over',
      here: 'The menu of narrow windows stays the navigation that it was, and can be closed.',
      tests: [TREES, AXE],
      template: 'Regions with roles; axe tells of what stands outside of them.',
    },
    {
      number: '12.7',
      asks: 'a link leads to the main content',
      here: 'From the top of the page, to which the way back leads, it is the next stop of the Tab key.',
      tests: [
        tests(
          'e2e/back-to-top.spec.ts',
          'by keyboard: after it, Tab moves to the first link of the page',
        ),
      ],
      template: 'The link itself. No tool checks this.',
    },
    {
      number: '12.8',
      asks: 'the order of the Tab key makes sense',
      here: 'It is the order of the page, in each example; what comes late takes the focus or stands after what brought it; what goes hands the focus on.',
      tests: [
        TAB,
        tests('sweeps/focus.spec.ts', '/… never loses the focus, at … px'),
        tests(
          'e2e/cards.spec.ts',
          'each click shows three more cards, announces it, and moves the focus to the first new one',
        ),
        tests(
          'e2e/read-more.spec.ts',
          'by keyboard: the text gets the focus, then its link, then the button',
        ),
        tests('e2e/slider.spec.ts', 'Tab moves from card to card, and each is centred'),
      ],
      template: 'No `tabindex` above 0; axe tells of it.',
    },
    {
      number: '12.9',
      asks: 'the keyboard is never trapped',
      here: 'The Tab key leads out of each example. A dialog keeps it for as long as it is open, and Escape closes it.',
      tests: [
        TAB,
        tests(
          'e2e/modal.spec.ts',
          'keeps Tab and Shift+Tab inside',
          'stacks: Escape closes the top one, and the page scrolls again after the last one',
        ),
        tests(
          'e2e/mobile-menu.spec.ts',
          'Tab moves in a circle through the button and the links, and Escape closes',
        ),
        tests(
          'e2e/focus-traps.spec.ts',
          'a focus trap that can’t be made inert causes no endless loop',
        ),
      ],
    },
    {
      number: '12.10',
      asks: 'shortcuts of one key can be turned off',
      here: 'There are none: no letter, figure or sign means anything outside of a field.',
      tests: [
        units(
          'tests/architecture/senses.test.ts',
          'uses no letter, digit or sign as a shortcut',
          'doesn’t read the motion or orientation of the device, nor key characters',
        ),
      ],
    },
    {
      number: '12.11',
      asks: 'what comes with pointer, focus or press can be reached by keyboard',
      here: 'Menus, windows on the map, suggestions and dialogs are opened, walked and left by keyboard.',
      tests: [
        tests(
          'e2e/dropdown.spec.ts',
          'by keyboard: Escape moves the focus to the button, and leaving the menu closes it',
        ),
        tests(
          'e2e/map-steps.spec.ts',
          'moves the focus into the window on the map, and … moves it back to the button',
        ),
        units(
          'src/ui/city-combobox/city-combobox.test.ts',
          'arrows move through the list and around its ends, Enter chooses, the focus stays in the field',
        ),
        tests('e2e/read-more.spec.ts', 'opens if a hidden link in it gets the focus'),
      ],
    },
  ],
};
