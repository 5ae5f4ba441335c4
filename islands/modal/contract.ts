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
    panel: { meaning: 'The visible box. It gets the focus if nothing inside is focusable.' },
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
    '[data-islands-shown]': 'On the root while it is visible, also during its closing animation.',
    '[data-islands-close]': 'The close button that is added if the template has none.',
    '[data-islands-raised]': 'On elements that another script shows above the modal.',
  },
});
