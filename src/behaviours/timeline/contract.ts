/** A timeline that shows its latest rows, and reveals older ones a few at a time. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'timeline',
  kind: 'behaviour',
  purpose: 'A list of dated rows; the older ones are revealed on demand.',
  when: 'visible',
  parts: {
    row: {
      many: true,
      meaning: 'One row. Rows with the attribute hidden are revealed by "more".',
    },
    more: {
      elements: ['button', 'a'],
      scriptOnly: true,
      neededBy: {
        part: 'row',
        having: 'hidden',
        to: 'reveal its hidden rows',
        advice: 'all rows are shown; add a button or a link as that part',
      },
      meaning: 'Reveals the hidden rows nearest to the visible ones. Without it, no row is hidden.',
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
    '[hidden]':
      'On rows that are not revealed yet; "until-found" in browsers whose search in the page can find them.',
  },
});
