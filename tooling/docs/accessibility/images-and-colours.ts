/** Themes 1 to 3: pictures, frames, colours. */
import { AXE, type Theme, TREES, tests, units } from './criterion.ts';

export const images: Theme = {
  number: 1,
  name: 'Images',
  criteria: [
    {
      number: '1.1',
      asks: 'informative pictures have a text alternative',
      here: 'A player uses the `alt` of its config. A pin of the map is a button with the name of its place. The preview of a profile picture keeps the `alt` of the template.',
      tests: [
        AXE,
        TREES,
        tests(
          'e2e/map-search-map.spec.ts',
          'by keyboard: a cluster opens, a marker opens, Escape moves the focus back',
        ),
      ],
      template:
        '`image.alt` in the config of a player, and `alt` on its own pictures. axe and html-validate report a missing `alt` in HTML. No tool reports it in the config of a player, because the picture may be decorative.',
    },
    {
      number: '1.2',
      asks: 'decorative pictures are ignored by assistive technology',
      here: 'Icons of a player and shapes of pins are hidden. The picture in the confirmation of an order has an empty `alt`, because the name of the product is next to it. No style adds text or pictures.',
      tests: [TREES, units('tests/architecture/senses.test.ts', 'writes no text')],
      template: '`aria-hidden` on icons inside its own buttons and links. No tool checks this.',
    },
    {
      number: '1.3',
      asks: 'the alternative has the same information as the picture',
      here: 'The bundle invents no alternatives. It uses those of the config and the page, and names pins by their place.',
      tests: [TREES],
      template: 'The words of the alternatives. No tool can check this.',
    },
    {
      number: '1.4',
      asks: 'the alternative of a CAPTCHA explains its purpose',
      notApplicable: 'the bundle has no CAPTCHA',
    },
    {
      number: '1.5',
      asks: 'there is an alternative to a visual CAPTCHA',
      notApplicable: 'the bundle has no CAPTCHA',
    },
    {
      number: '1.6',
      asks: 'complex pictures have a long description',
      notApplicable: 'the bundle creates no complex pictures',
    },
    {
      number: '1.7',
      asks: 'the long description has the same information as the picture',
      notApplicable: 'as 1.6',
    },
    {
      number: '1.8',
      asks: 'text is not shown as a picture',
      notApplicable: 'the bundle creates no pictures of text',
    },
    {
      number: '1.9',
      asks: 'a caption is connected with its picture',
      here: 'The server’s result of the dependence test keeps its `figure` and `figcaption` when its HTML is cleaned.',
      tests: [
        units('src/services/html-cleaner/html-cleaner.test.ts', 'the HTML of an editor stays: %s'),
      ],
      template: 'Its own captions, and those of editors. No tool checks these.',
    },
  ],
};

const NO_FRAME =
  'the bundle creates no frames, and removes them from HTML of a server. Elements that Google’s own script adds to a map were not checked';

export const frames: Theme = {
  number: 2,
  name: 'Frames',
  criteria: [
    { number: '2.1', asks: 'frames have a title', notApplicable: NO_FRAME },
    {
      number: '2.2',
      asks: 'the title describes the content of the frame',
      notApplicable: 'as 2.1',
    },
  ],
};

export const colours: Theme = {
  number: 3,
  name: 'Colours',
  criteria: [
    {
      number: '3.1',
      asks: 'no information is conveyed by colour alone',
      here: 'Each state has an attribute that screen readers announce, and visible words if there is enough room: error messages are beside their field. In forced colours, the theme of the fixtures distinguishes states by outline, underline and border.',
      tests: [
        tests(
          'e2e/forced-colors.spec.ts',
          'the current page is marked in the menu',
          'a pressed button has an outline, which disappears when it is released',
          'a disabled button has a dashed border',
        ),
        tests('e2e/form.spec.ts', 'no message is shown while a visitor types for the first time'),
        TREES,
      ],
      template:
        'The style of the states, which the [styling](styling.md#states) guide lists. No tool checks this.',
    },
    {
      number: '3.2',
      asks: 'text has enough contrast with its background',
      here: 'The bundle’s own styles use the system’s colours, or set text and background together. Tests check each pair of colours in the theme of the fixtures, light and dark.',
      tests: [
        AXE,
        units('fixtures/theme/colours.test.ts', 'text in %s is readable on %s'),
        tests(
          'e2e/unthemed.spec.ts',
          'texts and links of a player modal are light on its dark background',
          'an open list of links has its own background',
        ),
        tests(
          'e2e/dark.spec.ts',
          '/… has light text on a dark background, and is accessible',
          'an open dialog and an open menu are accessible, too',
        ),
      ],
      template:
        'The colours of the theme. Neither `islands-check` nor the fault finder checks them.',
    },
    {
      number: '3.3',
      asks: 'borders of controls and marks of states have enough contrast',
      here: 'Tests check each colour of borders, marks and focus rings in the theme of the fixtures, light and dark.',
      tests: [units('fixtures/theme/colours.test.ts', 'an edge in %s is visible on %s')],
      template: 'The colours of the theme.',
      missing:
        'The bundle draws pins of the map and ticks of a range. No test measures them on other backgrounds than those of the fixtures.',
    },
  ],
};
