/** Theme 4: films and sounds. */
import { type Theme, TREES, tests, WALKS } from './criterion.ts';

const FILM = WALKS.filter(({ file }) => file.endsWith('film.spec.ts'));

export const media: Theme = {
  number: 4,
  name: 'Films and sounds',
  criteria: [
    {
      number: '4.1',
      asks: 'recordings have a transcription or an audio description',
      here: 'A player has a link to the transcription, a transcript that follows the film with `options.transcript`, and descriptions of the picture as text.',
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
        '`transcription_url` or `descriptions` for each media. `islands-check` doesn’t report it if both are missing.',
    },
    {
      number: '4.2',
      asks: 'the transcription or description is correct',
      here: 'The player shows those of the config, always for the chosen film.',
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
      here: 'Captions are shown from the start, in the language that the visitor chose last. Without script, they are in the browser’s own menu.',
      tests: [
        tests(
          'e2e/player-visits.spec.ts',
          'captions are shown from the start, and the visitor’s choice is kept for other items and visits',
        ),
        ...FILM,
      ],
      template: '`subtitles` for each film. `islands-check` doesn’t report it if they are missing.',
    },
    {
      number: '4.4',
      asks: 'captions are correct',
      here: 'The player shows them unchanged.',
      template: 'Their words. No tool can check this.',
    },
    {
      number: '4.5',
      asks: 'films have a synchronised audio description',
      here: 'Descriptions are a track. When they are turned on, they are shown, and announced by a live region.',
      tests: [
        tests(
          'e2e/player-access.spec.ts',
          'descriptions of the picture are announced and shown when turned on, also on the next visit',
        ),
      ],
      template:
        '`descriptions`, or a second version of the film with audio description in the list.',
      missing:
        'People without a screen reader don’t hear the track, and the film does not wait for it. A version of the film with audio description is safer.',
    },
    {
      number: '4.6',
      asks: 'the audio description is correct',
      here: 'The player shows it unchanged.',
      template: 'Its words. No tool can check this.',
    },
    {
      number: '4.7',
      asks: 'each film or sound can be identified',
      here: 'The media element has its kind and title as name. The item of the list and the transcription have the title too.',
      tests: [
        tests(
          'e2e/player.spec.ts',
          'plays and pauses by its button, and shows the title and details of the media',
        ),
        TREES,
      ],
      template: '`title` for each media. Without one, its number in the list is its name.',
    },
    {
      number: '4.8',
      asks: 'other embedded content has an alternative',
      here: 'The list beside the map contains everything that the map shows. It is shown before the map, and also without it.',
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
      asks: 'this alternative is correct',
      here: 'List and map contain the same places and mark the same one.',
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
      here: 'With `options.autostart`, a film begins without sound. Closing a modal stops its film. Only one player plays at a time.',
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
      here: 'The player uses the browser’s own controls, and buttons for further functions.',
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
      here: 'Pins and clusters are buttons. The info window of a place opens, closes and moves the focus back.',
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
        'The keys that move and zoom the map are Google’s. The tests use a fake of its script.',
    },
    {
      number: '4.13',
      asks: 'films, sounds and embedded content are compatible with assistive technology',
      here: 'The player has native controls, and buttons whose names change with their function. The current media is marked.',
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
