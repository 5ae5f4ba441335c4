/**
 * Modal: a dialog that the server sent hidden, and that triggers anywhere in the page open
 * (`data-modal-open="<id>"`). Modals stack. The focus returns to the trigger.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'modal',
  kind: 'island',
  purpose: 'A modal dialog, opened by triggers anywhere in the page.',
  when: 'idle',
  config: {},
  plainText: true,
  parts: {
    panel: { meaning: 'The visible box; takes the focus where nothing inside can.' },
    close: { many: true, meaning: 'Closes the modal.' },
  },
  attributes: {
    'data-modal-open': {
      on: 'any',
      type: 'string',
      example: 'partenaires',
      meaning: 'On a trigger: the id of the modal it opens.',
    },
  },
  events: {
    'modal:open': { meaning: 'The modal has opened.', detail: { id: 'the modal’s id' } },
    'modal:close': { meaning: 'The modal has closed.', detail: { id: 'the modal’s id' } },
  },
  hooks: {
    '.is-open': 'On the root, while it is open.',
    '[data-islands-shown]': 'On the root, for as long as it shows, its closing included.',
    '[data-islands-close]': 'The button that is added where no part closes.',
    '[data-islands-raised]': 'On what another script shows above it.',
  },
});
