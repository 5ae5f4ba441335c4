/** The trigger of a player modal: announces that it opens a dialog, and reports if it opens nothing. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'player-modal-open',
  kind: 'behaviour',
  purpose: 'The trigger of a player modal.',
  when: 'idle',
  attributes: {
    'data-player-modal-open': {
      on: 'root',
      type: 'string',
      example: 'film-1',
      meaning: 'The id of the player modal it opens.',
    },
    'data-media': {
      on: 'root',
      itemOf: { root: 'player', list: 'medias' },
      type: 'string',
      meaning: 'The media to play: its id, or its index from 0.',
    },
  },
});
