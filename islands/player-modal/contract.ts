/**
 * Player modal: a dialog around a player, which triggers anywhere in the page open
 * (`data-player-modal-open="<id>"`). It plays when the modal opens, and pauses when it closes.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'player-modal',
  kind: 'island',
  purpose: 'A modal dialog around a player, which plays when it opens.',
  when: 'idle',
  config: {},
  plainText: true,
  holds: 'player',
  parts: {
    close: { many: true, meaning: 'Closes the modal.' },
  },
  attributes: {
    'data-player-modal-open': {
      on: 'any',
      type: 'string',
      example: 'film-1',
      meaning: 'On a trigger: the id of the modal it opens.',
    },
    'data-media': {
      on: 'any',
      type: 'string',
      example: '2',
      meaning: 'On a trigger: the media to play: its id, or its index from 0.',
    },
  },
  events: {
    'modal:open': { meaning: 'The modal has opened.', detail: { id: 'the modal’s id' } },
    'modal:close': { meaning: 'The modal has closed.', detail: { id: 'the modal’s id' } },
  },
  hooks: {
    '.is-open': 'On the root, while it is open.',
    '[data-islands-shown]': 'On the root while it is visible, also during its closing animation.',
    '[data-islands-close]': 'The close button that is added if the template has none.',
    'main.is-blurred': 'On the page’s main element, while a player modal is open.',
  },
});
