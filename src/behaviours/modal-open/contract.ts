/** The trigger of a modal: announces that it opens a dialog, and reports if it opens nothing. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'modal-open',
  kind: 'behaviour',
  purpose: 'The trigger of a modal.',
  when: 'idle',
  attributes: {
    'data-modal-open': {
      on: 'root',
      type: 'string',
      example: 'partenaires',
      meaning: 'The id of the modal it opens.',
    },
  },
});
