/** A timeline that shows its latest rows, and reveals older ones a few at a time. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'timeline',
  kind: 'behaviour',
  purpose: 'A list of dated rows; the older ones come on demand.',
  when: 'visible',
  parts: {
    row: {
      many: true,
      meaning: 'One row. Those with the attribute hidden wait for "more".',
    },
    more: {
      elements: ['button', 'a'],
      meaning: 'Reveals the hidden rows nearest to the shown ones; without it no row is hidden.',
    },
  },
  attributes: {
    'data-step': {
      on: 'root',
      type: 'integer',
      minimum: 1,
      default: 3,
      meaning: 'Rows revealed by each click on "more".',
    },
  },
  hooks: {
    '[hidden]': 'On rows that wait; "until-found" where a search in the page may find them.',
  },
});
