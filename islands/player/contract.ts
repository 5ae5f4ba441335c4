/**
 * Player: videos or podcasts, one after another, in the browser's own `<video>` and `<audio>` with their own
 * controls. Texts, list and buttons render into the parts that the template has.
 */
import { defineContract } from '../../src/runtime/contract.ts';

/** A text track in one language. */
const TRACK = {
  type: 'record',
  meaning: 'One language.',
  fields: {
    label: { type: 'string', example: 'Français', default: '', meaning: 'Name of the language.' },
    srcLang: { type: 'string', example: 'fr', default: '', meaning: 'Language tag.' },
    src: {
      type: 'string',
      example: '/media/film.fr.vtt',
      webAddress: true,
      required: true,
      meaning: 'Address of a WebVTT file.',
    },
  },
} as const;

export const contract = defineContract({
  name: 'player',
  kind: 'island',
  purpose: 'Plays videos or podcasts, one after another.',
  when: 'load',
  config: {
    medias: {
      type: 'list',
      required: true,
      minimum: 1,
      meaning: 'The medias, in their order.',
      items: {
        type: 'record',
        meaning: 'One video or podcast.',
        fields: {
          id: {
            type: 'string',
            example: 'film-1',
            orNumber: true,
            required: true,
            meaning: 'Its id in the CMS.',
          },
          title: { type: 'string', example: 'Arrêter à deux', default: '', meaning: 'Its title.' },
          date: {
            type: 'string',
            example: '2026-03-12',
            default: '',
            meaning: 'An ISO 8601 date, or a text that is shown as it is.',
          },
          duration: {
            type: 'string',
            example: 'PT4M5S',
            orNumber: true,
            default: '',
            meaning: 'An ISO 8601 duration, seconds, or a text that is shown as it is.',
          },
          author: { type: 'string', example: 'Dr Martin', default: '', meaning: 'Its author.' },
          description: { type: 'string', default: '', meaning: 'HTML. It is sanitised.' },
          image: {
            type: 'record',
            default: {},
            meaning:
              'The poster of a video or the picture of an audio, and the thumbnail in the list.',
            fields: {
              src: {
                type: 'string',
                example: '/media/film.jpg',
                default: '',
                webAddress: true,
                meaning: 'Address.',
              },
              alt: {
                type: 'string',
                default: '',
                meaning: 'Its alternative text; empty for a decorative image.',
              },
            },
          },
          media_sources: {
            type: 'list',
            required: true,
            minimum: 1,
            meaning: 'Files to try, in their order.',
            items: {
              type: 'record',
              meaning: 'One file.',
              fields: {
                src: {
                  type: 'string',
                  example: '/media/film.mp4',
                  required: true,
                  webAddress: true,
                  meaning: 'Address, http(s) or relative.',
                },
                type: { type: 'string', example: 'video/mp4', default: '', meaning: 'MIME type.' },
              },
            },
          },
          subtitles: {
            type: 'list',
            default: [],
            meaning: 'Captions, shown by default.',
            items: TRACK,
          },
          chapters: {
            type: 'list',
            default: [],
            meaning: 'Chapters, listed as buttons that seek to their position.',
            items: TRACK,
          },
          descriptions: {
            type: 'list',
            default: [],
            meaning:
              'Audio descriptions as text: announced and shown while the visitor has turned them on.',
            items: TRACK,
          },
          transcription_url: {
            type: 'string',
            example: '/media/film.txt',
            default: '',
            webAddress: true,
            meaning: 'Address of a transcription. Without it there is no link.',
          },
        },
      },
    },
    options: {
      type: 'record',
      default: {},
      meaning: 'How it plays and what it shows.',
      fields: {
        mediaType: {
          type: 'choice',
          of: ['video', 'audio'],
          default: 'video',
          meaning: 'Whether a `<video>` or an `<audio>` element plays.',
        },
        autoplay: {
          type: 'boolean',
          default: false,
          meaning: 'Whether the next media plays after the end of one. The visitor can change it.',
        },
        autostart: {
          type: 'boolean',
          default: false,
          meaning: 'Whether the first media starts by itself, muted.',
        },
        playButton: {
          type: 'record',
          default: {},
          meaning: 'The button over the picture.',
          fields: {
            isVisible: { type: 'boolean', default: true, meaning: 'Whether it is there.' },
            hasIcon: { type: 'boolean', default: true, meaning: 'Whether it has an icon.' },
          },
        },
        descriptionOnPreview: {
          type: 'boolean',
          default: false,
          meaning: 'Whether items of the list show their description.',
        },
        dateOnPreview: {
          type: 'boolean',
          default: false,
          meaning: 'Whether items of the list show their date.',
        },
        speed: {
          type: 'boolean',
          default: false,
          meaning: 'Whether there is a choice of speed, beside previous and next.',
        },
        transcript: {
          type: 'boolean',
          default: false,
          meaning: 'Whether the captions are also listed as a transcript that follows the media.',
        },
      },
    },
    labels: {
      type: 'record',
      default: {},
      meaning: 'Labels of the controls.',
      fields: {
        transcriptionLabel: { type: 'string', default: 'Transcription', meaning: 'The link.' },
        previousMediaLabel: { type: 'string', default: 'Précédent', meaning: 'The button.' },
        nextMediaLabel: { type: 'string', default: 'Suivant', meaning: 'The button.' },
        autoplayTitle: { type: 'string', default: 'Vidéos à suivre', meaning: 'The title.' },
        autoplayLabel: { type: 'string', default: 'Lecture automatique', meaning: 'The toggle.' },
        playLabel: { type: 'string', default: 'Jouer le media', meaning: 'The play button.' },
        pauseLabel: {
          type: 'string',
          default: 'Mettre en pause le media',
          meaning: 'The play button while playing.',
        },
      },
    },
  },
  parts: {
    player: { meaning: 'The media element, its play button, and messages about failures.' },
    infos: { meaning: 'Title, date, duration and author.' },
    description: { meaning: 'The description.' },
    transcription: {
      meaning: 'The link to the transcription, the chapters, and the transcript that follows.',
    },
    controls: { meaning: 'Previous and next, the speed, and descriptions of the picture.' },
    autoplay: { meaning: 'The toggle of the automatic sequence, and the position in the list.' },
    playlist: { meaning: 'All medias.' },
  },
  events: {
    'player:play': { meaning: 'A media plays.', detail: { id: 'the media’s id' } },
    'player:pause': {
      meaning: 'A media was paused before its end.',
      detail: { id: 'the media’s id' },
    },
    'player:change': {
      meaning: 'Another media was loaded. Not dispatched for the first one.',
      detail: { index: 'its index from 0', id: 'its id' },
    },
    'player:ended': { meaning: 'A media played to its end.', detail: { id: 'the media’s id' } },
    'player:error': {
      meaning: 'No source of a media can be played.',
      detail: { id: 'the media’s id' },
    },
  },
  hooks: {
    '.is-playing': 'On the root and the item of the list that plays.',
    '.is-current': 'On the current item of the list, with `aria-current`.',
    '[aria-current="true"]': 'On the current item, and on the line of a transcript that is spoken.',
    '[aria-pressed="true"]':
      'On the toggle of the automatic sequence, and on the one of descriptions, while it is on.',
    '[aria-disabled="true"]': 'On the previous or next button if there is no such media.',
    '.player-screen': 'The media element, with everything that lies over it.',
    '.player-play': 'The button over the picture.',
    '.player-icon': 'Its icon.',
    '.player-notices': 'The messages over the picture.',
    '.player-notice': 'One of these messages: a failure, the next media, or where to resume.',
    '.player-title': 'The title.',
    '.player-facts': 'Date, duration and author.',
    '.player-extras': 'The speed, and descriptions of the picture.',
    '.player-speed': 'The label of the speed.',
    '.player-autoplay-title': 'The title of the sequence.',
    '.player-counter': 'The position in the list.',
    '.player-list': 'The list of medias.',
    '.player-item-title': 'A title in it.',
    '.player-now': 'The mark of the item that plays.',
    '.player-transcript': 'The transcript that follows the media.',
  },
});
