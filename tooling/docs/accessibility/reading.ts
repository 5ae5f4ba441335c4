/** Theme 13: reading, with time limits, windows and devices. */
import { type Theme, tests, units } from './criterion.ts';

export const reading: Theme = {
  number: 13,
  name: 'Reading',
  criteria: [
    {
      number: '13.1',
      asks: 'visitors control time limits',
      here: 'There is one: ten seconds before the next film, which can be cancelled once, or for the whole visit. A removed product can be put back while the page is open.',
      tests: [
        tests('e2e/player.spec.ts', 'the next media can be cancelled once, or for the whole visit'),
        tests(
          'e2e/player-access.spec.ts',
          'the next film is announced once, together with the way to cancel it',
        ),
      ],
      template: 'Its sessions. No tool checks these.',
    },
    {
      number: '13.2',
      asks: 'no window opens without a request of the visitor',
      here: 'The bundle opens none. A window only opens by a click on a link that says so.',
      tests: [
        tests('e2e/player.spec.ts', 'the transcription opens in a new tab and pauses the media'),
        tests('e2e/link.spec.ts', 'the link calls, opens no window and no longer mentions one'),
      ],
    },
    {
      number: '13.3',
      asks: 'documents for download are accessible',
      here: 'The bundle counts a download, and doesn’t change the file.',
      tests: [tests('e2e/download.spec.ts', 'is counted once, and downloads')],
      template: 'The files. No tool checks these.',
    },
    {
      number: '13.4',
      asks: 'the accessible document has the same information',
      here: 'As 13.3.',
      template: 'The files.',
    },
    {
      number: '13.5',
      asks: 'pictures made of characters have an alternative',
      notApplicable: 'the bundle has none. Signs on buttons, such as ×, + and −, have names',
    },
    { number: '13.6', asks: 'this alternative is correct', notApplicable: 'as 13.5' },
    {
      number: '13.7',
      asks: 'nothing flashes',
      here: 'No animation of the bundle repeats. The only visible one is the fade of a player modal.',
      tests: [
        units(
          'tests/architecture/senses.test.ts',
          'doesn’t depend on the orientation, and repeats no animation',
        ),
      ],
      template: 'Its films. No tool checks these.',
    },
    {
      number: '13.8',
      asks: 'moving content can be stopped',
      here: 'Nothing moves by itself except a film with `options.autostart`, which has native controls. If the visitor prefers less motion, it doesn’t start, and rows scroll without animation.',
      tests: [
        tests('e2e/player-motion.spec.ts', 'a film does not start by itself'),
        tests('e2e/back-to-top.spec.ts', 'the page scrolls to the top at once'),
        tests('e2e/paddles.spec.ts', 'the row scrolls without animation'),
        tests('e2e/testimonials.spec.ts', 'the next story is shown without animation'),
        tests(
          'e2e/fagerstrom.spec.ts',
          'the page scrolls to the result below a sticky header, without animation if the visitor prefers less motion',
        ),
      ],
      template:
        'Transitions of the theme, inside `prefers-reduced-motion: no-preference`. No tool checks these.',
    },
    {
      number: '13.9',
      asks: 'a page can be read in portrait and landscape orientation',
      here: 'Nothing depends on the orientation, and all pages fit in both.',
      tests: [
        units(
          'tests/architecture/senses.test.ts',
          'doesn’t depend on the orientation, and repeats no animation',
        ),
        tests(
          'sweeps/looks.spec.ts',
          'fits into narrow windows, with controls that are large enough for a thumb',
        ),
      ],
    },
    {
      number: '13.10',
      asks: 'gestures have a simple alternative',
      here: 'Carousels, rows and the map can be dragged, and also moved by buttons.',
      tests: [
        tests('e2e/slider.spec.ts', 'moves by one card with a swipe and with a tap'),
        tests(
          'e2e/testimonials.spec.ts',
          'moves with a swipe and with a tap, and nothing is wider than the screen',
        ),
        tests(
          'e2e/map-search-map.spec.ts',
          'by mouse: list and map select the same place, at any zoom',
        ),
      ],
    },
    {
      number: '13.11',
      asks: 'a press can be cancelled before it ends',
      here: 'All actions happen on click, none on pointer down. A dialog stays open if the press began inside.',
      tests: [
        tests(
          'e2e/modal.spec.ts',
          'closes on the backdrop, but not on a press that began in the panel',
        ),
        tests(
          'e2e/form.spec.ts',
          'a message that appears while the visitor moves to the button doesn’t swallow the click',
        ),
      ],
    },
    {
      number: '13.12',
      asks: 'no function needs the motion of the device',
      here: 'The bundle doesn’t use the motion or orientation of the device.',
      tests: [
        units(
          'tests/architecture/senses.test.ts',
          'doesn’t read the motion or orientation of the device, nor key characters',
        ),
      ],
    },
  ],
};
