/** Theme 12: navigation. */
import { AXE, type Theme, TREES, tests, units } from './criterion.ts';

const SITE = 'the bundle is a part of pages, not a site';
const TAB = tests(
  'sweeps/tree.spec.ts',
  'lets Tab move through it in order, with a visible focus ring, and out again',
);

export const navigation: Theme = {
  number: 12,
  name: 'Navigation',
  criteria: [
    { number: '12.1', asks: 'the site has two ways of navigation', notApplicable: SITE },
    {
      number: '12.2',
      asks: 'menus are always in the same place',
      here: 'A menu that opens by a button stays at its place in the template, in narrow and wide windows.',
      tests: [TREES, tests('e2e/mobile-menu.spec.ts', 'above 1099 px it is ordinary content')],
      template: 'The same place on all pages.',
    },
    { number: '12.3', asks: 'the site map is complete', notApplicable: SITE },
    { number: '12.4', asks: 'the site map is always reached in the same way', notApplicable: SITE },
    { number: '12.5', asks: 'the search is always reached in the same way', notApplicable: SITE },
    {
      number: '12.6',
      asks: 'regions of the page can be reached or skipped',
      here: 'The menu of narrow windows stays a navigation region, and can be closed.',
      tests: [TREES, AXE],
      template: 'Regions with roles. axe reports content outside of them.',
    },
    {
      number: '12.7',
      asks: 'a link leads to the main content',
      here: 'After the link to the top of the page, Tab moves to this link.',
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
      asks: 'the Tab order makes sense',
      here: 'In each example, it is the order of the page. New content gets the focus or follows its button. If a focused element is removed, the focus moves to another one.',
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
      template: 'No `tabindex` above 0. axe reports it.',
    },
    {
      number: '12.9',
      asks: 'the keyboard is never trapped',
      here: 'Tab leads out of each example. An open dialog keeps the focus inside, and Escape closes it.',
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
      asks: 'shortcuts with a single key can be turned off',
      here: 'There are none: no letter, digit or sign has an effect outside of fields.',
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
      asks: 'content that appears on hover, focus or click can be reached by keyboard',
      here: 'Menus, info windows on the map, suggestions and dialogs can be opened, used and closed by keyboard.',
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
