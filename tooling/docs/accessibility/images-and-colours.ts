/** Themes 1 to 3: pictures, frames, colours. */
import { AXE, type Theme, TREES, tests, units } from './criterion.ts';

export const images: Theme = {
  number: 1,
  name: 'Images',
  criteria: [
    {
      number: '1.1',
      asks: 'pictures that inform have a text alternative',
      here: 'A player shows pictures with the `alt` of its config; a pin of the map is a button with the name of its place; the preview of a portrait keeps the alternative of the template.',
      tests: [
        AXE,
        TREES,
        tests(
          'e2e/map-search-map.spec.ts',
          'by keyboard: a cluster opens, a marker opens, Escape moves the focus back',
        ),
      ],
      template:
        '`image.alt` in the config of a player, `alt` on its own pictures. A missing `alt` in HTML is axe’s or html-validate’s to tell; that a picture of a player has none is told by nobody, since it may be decoration.',
    },
    {
      number: '1.2',
      asks: 'decoration is ignored by assistive technology',
      here: 'Icons of a player and shapes of pins are hidden from it; the picture in a cart’s confirmation has an empty alternative beside the product’s name; no style writes words or pictures.',
      tests: [TREES, units('tests/architecture/senses.test.ts', 'writes no text')],
      template: 'Icons inside its own buttons and links. No tool checks these.',
    },
    {
      number: '1.3',
      asks: 'the alternative says what the picture says',
      here: 'The bundle makes up no alternative: it takes those of the config and the page, and names pins by their place.',
      tests: [TREES],
      template: 'What the alternatives say. No tool can check this.',
    },
    {
      number: '1.4',
      asks: 'the alternative of a picture to be solved says what it is for',
      notApplicable: 'no form of the bundle asks for one',
    },
    {
      number: '1.5',
      asks: 'there is another way than a picture to be solved',
      notApplicable: 'no form of the bundle asks for one',
    },
    {
      number: '1.6',
      asks: 'rich pictures have a long description',
      notApplicable: 'the bundle makes no picture that says more than its name',
    },
    {
      number: '1.7',
      asks: 'the long description says what the picture says',
      notApplicable: 'as 1.6',
    },
    {
      number: '1.8',
      asks: 'words are text and no picture of text',
      notApplicable: 'the bundle draws no words',
    },
    {
      number: '1.9',
      asks: 'a caption belongs to its picture',
      here: 'What a server answers for the dependence test keeps its `figure` and `figcaption` when it is cleaned.',
      tests: [
        units('src/services/html-cleaner/html-cleaner.test.ts', 'the HTML of an editor stays: %s'),
      ],
      template: 'Its own captions, and those that editors write. No tool checks these.',
    },
  ],
};

const NO_FRAME =
  'the bundle makes no frame, and takes those out that an answer of a server holds. What Google’s own script adds to a map has not been looked at';

export const frames: Theme = {
  number: 2,
  name: 'Frames',
  criteria: [
    { number: '2.1', asks: 'frames have a title', notApplicable: NO_FRAME },
    { number: '2.2', asks: 'the title says what the frame holds', notApplicable: 'as 2.1' },
  ],
};

export const colours: Theme = {
  number: 3,
  name: 'Colours',
  criteria: [
    {
      number: '3.1',
      asks: 'nothing is said by colour alone',
      here: 'Each state is an attribute that is heard, and words where there is room for them: what is wrong stands beside its field. In forced colours the theme of the fixtures tells states apart by outline, line and border.',
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
        'How states look: the [styling](styling.md#states) guide lists them. No tool checks this.',
    },
    {
      number: '3.2',
      asks: 'words stand out from their ground',
      here: 'The bundle’s own styles use the system’s colours or pairs of their own. The theme of the fixtures is held colour by colour, by day and by night.',
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
        'The colours of the theme. Neither `islands-check` nor the fault finder looks at them.',
    },
    {
      number: '3.3',
      asks: 'edges of controls and marks of states stand out',
      here: 'The edges, marks and rings of the fixtures’ theme are held colour by colour, by day and by night.',
      tests: [units('fixtures/theme/colours.test.ts', 'an edge in %s is visible on %s')],
      template: 'The colours of the theme.',
      missing:
        'Pins of the map and ticks of a range are the bundle’s own; no test measures them on a ground that isn’t the fixtures’.',
    },
  ],
};
