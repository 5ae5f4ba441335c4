/** Theme 4: films and sounds. */
import { type Theme, TREES, tests, WALKS } from './criterion.ts';

const FILM = WALKS.filter(({ file }) => file.endsWith('film.spec.ts'));

export const media: Theme = {
  number: 4,
  name: 'Films and sounds',
  criteria: [
    {
      number: '4.1',
      asks: 'recordings have a transcription or a description of what is seen',
      here: 'A player has a link to the transcription, with `options.transcript` one that follows the film, and descriptions of the picture as text.',
      tests: [
        tests('e2e/player.spec.ts', 'the transcription opens in a new tab and pauses the media'),
        tests(
          'e2e/player-visits.spec.ts',
          'the transcript marks the current line, and each line seeks to its time',
        ),
        tests(
          'e2e/player-access.spec.ts',
          'descriptions of the picture are announced and shown when turned on, also on the next visit',
        ),
      ],
      template:
        '`transcription_url` or `descriptions` for each media. `islands-check` says nothing where both are missing.',
    },
    {
      number: '4.2',
      asks: 'that transcription or description is right',
      here: 'The player shows what it is given, and the other film’s where another is chosen.',
      tests: [
        tests(
          'e2e/player.spec.ts',
          'another item of the list is loaded and played, with its details',
        ),
      ],
      template: 'Its words. No tool can check this.',
    },
    {
      number: '4.3',
      asks: 'films have captions',
      here: 'Captions show from the start, in the language that the visitor chose last; without script they are in the browser’s own menu.',
      tests: [
        tests(
          'e2e/player-visits.spec.ts',
          'captions are shown from the start, and the visitor’s choice is kept for other items and visits',
        ),
        ...FILM,
      ],
      template: '`subtitles` for each film. `islands-check` says nothing where they are missing.',
    },
    {
      number: '4.4',
      asks: 'captions say what is heard',
      here: 'The player shows them as they are.',
      template: 'Their words. No tool can check this.',
    },
    {
      number: '4.5',
      asks: 'films have a description that is in step with them',
      here: 'Descriptions are a track: shown, and said by a live region once they are turned on.',
      tests: [
        tests(
          'e2e/player-access.spec.ts',
          'descriptions of the picture are announced and shown when turned on, also on the next visit',
        ),
      ],
      template: '`descriptions`, or a second film with a described sound in the list.',
      missing:
        'Whoever has no screen reader hears nothing of the track, and the film does not wait for it: a film with a described sound is the safe way.',
    },
    {
      number: '4.6',
      asks: 'the description says what is seen',
      here: 'The player shows it as it is.',
      template: 'Its words. No tool can check this.',
    },
    {
      number: '4.7',
      asks: 'each film or sound can be told apart',
      here: 'The media element is named by its kind and title, and so are the item of the list and the transcription.',
      tests: [
        tests(
          'e2e/player.spec.ts',
          'plays and pauses by its button, and shows the title and details of the media',
        ),
        TREES,
      ],
      template: '`title` for each media. Without one it is called by its place in the list.',
    },
    {
      number: '4.8',
      asks: 'other embedded content has an alternative',
      here: 'All that the map shows is in the list beside it, which is there before the map and without it.',
      tests: [
        tests(
          'e2e/map-search.spec.ts',
          'the list is filled one second after the start, around Paris',
        ),
        tests(
          'e2e/map-search-map.spec.ts',
          'it refuses the key: the list stays, and a link leads to another map',
          'it is slow: the list does not wait for it',
        ),
      ],
    },
    {
      number: '4.9',
      asks: 'that alternative says the same',
      here: 'List and map hold the same places and mark the same one.',
      tests: [
        tests(
          'e2e/map-search-map.spec.ts',
          'by mouse: list and map select the same place, at any zoom',
        ),
      ],
    },
    {
      number: '4.10',
      asks: 'sound that starts by itself can be stopped',
      here: 'With `options.autostart` a film begins without its sound; closing a modal silences it; of two players one plays.',
      tests: [
        tests(
          'e2e/player-visits.spec.ts',
          'a player inserted later starts with autostart and without sound, unless the visitor saves data',
        ),
        tests(
          'e2e/player-modal.spec.ts',
          'opens, plays the media of its trigger, and stops as soon as it closes',
        ),
        tests('e2e/player.spec.ts', 'starting a player pauses the others'),
      ],
    },
    {
      number: '4.11',
      asks: 'films and sounds work by keyboard and by any pointer',
      here: 'The browser’s own controls, and buttons for what they lack.',
      tests: [
        tests(
          'e2e/player-modal.spec.ts',
          'the keyboard reaches all controls of the film, and Escape closes the modal from there',
        ),
        tests(
          'e2e/player.spec.ts',
          'previous and next move by one, stop at the ends, and keep the focus',
        ),
        ...FILM,
      ],
    },
    {
      number: '4.12',
      asks: 'other embedded content works by keyboard and by any pointer',
      here: 'Pins and groups of pins are buttons; the window of a place opens, closes and gives the focus back.',
      tests: [
        tests(
          'e2e/map-search-map.spec.ts',
          'by keyboard: a cluster opens, a marker opens, Escape moves the focus back',
          'structures at one point open one by one',
        ),
        tests(
          'e2e/map-steps.spec.ts',
          'moves the focus into the window on the map, and … moves it back to the button',
        ),
      ],
      missing:
        'The keys that move and enlarge the map are Google’s; the tests run on a stand-in for its script.',
    },
    {
      number: '4.13',
      asks: 'films, sounds and embedded content are understood by assistive technology',
      here: 'Native controls; buttons whose words change with what they do; the one that plays is marked.',
      tests: [
        TREES,
        tests(
          'e2e/player-access.spec.ts',
          'chapters are buttons that seek to their start, and the current one is marked',
          'if a film fails that the visitor has chosen, this is announced',
        ),
      ],
    },
  ],
};
