/** Theme 13: the time, the windows and the devices that reading takes. */
import { type Theme, tests, units } from './criterion.ts';

export const reading: Theme = {
  number: 13,
  name: 'Reading',
  criteria: [
    {
      number: '13.1',
      asks: 'limits of time are in the visitor’s hand',
      here: 'One: ten seconds before the next film, which can be refused, for once or for the visit. A product that was taken out can be put back for as long as the page is open.',
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
      asks: 'no window opens unasked',
      here: 'The bundle opens none by itself: windows open by a press on a link that says so.',
      tests: [
        tests('e2e/player.spec.ts', 'the transcription opens in a new tab and pauses the media'),
        tests('e2e/link.spec.ts', 'the link calls, opens no window and no longer mentions one'),
      ],
    },
    {
      number: '13.3',
      asks: 'documents for download are accessible',
      here: 'The bundle counts a download, and changes nothing of its file.',
      tests: [tests('e2e/download.spec.ts', 'is counted once, and downloads')],
      template: 'The files. No tool checks these.',
    },
    {
      number: '13.4',
      asks: 'the accessible document says the same',
      here: 'As 13.3.',
      template: 'The files.',
    },
    {
      number: '13.5',
      asks: 'pictures made of signs have an alternative',
      notApplicable: 'the bundle makes none; signs on buttons, such as ×, + and −, have names',
    },
    { number: '13.6', asks: 'that alternative says the same', notApplicable: 'as 13.5' },
    {
      number: '13.7',
      asks: 'nothing flashes',
      here: 'No animation of the bundle repeats; the only one that is seen is the fading of a player modal.',
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
      asks: 'what moves by itself can be stopped',
      here: 'Nothing moves by itself but a film with `options.autostart`, on native controls and not where less motion is asked for. Rows scroll at once where less motion is asked for.',
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
      asks: 'a page can be read upright and across',
      here: 'Nothing asks how the screen is turned; all pages fit upright and across.',
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
      here: 'What a finger pulls, a button moves, too: carousels, rows, the map.',
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
      asks: 'a press can be taken back before it ends',
      here: 'All acts on the click, none on the way down; a dialog stays where a press began inside of it.',
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
      asks: 'nothing is done by moving the device alone',
      here: 'Nothing listens to how a device is held or moved.',
      tests: [
        units(
          'tests/architecture/senses.test.ts',
          'doesn’t read the motion or orientation of the device, nor key characters',
        ),
      ],
    },
  ],
};
