/** A modal's trigger: says that it opens a dialog, and tells the integrator of one that opens nothing. */
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
