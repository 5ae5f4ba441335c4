/** A long text that is cut after some lines, with a button that shows all of it. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'read-more',
  kind: 'behaviour',
  purpose:
    'A text cut at some lines (4, or the custom property --read-more-lines), with a button that shows all of it.',
  when: 'visible',
  parts: {
    text: { required: true, meaning: 'The text that is cut.' },
    toggle: {
      elements: ['button'],
      required: true,
      meaning: 'Opens and closes the text; hidden, its room kept, where nothing is cut off.',
    },
  },
  attributes: {
    'data-label-open': {
      on: 'toggle',
      type: 'string',
      meaning: 'The words of the button while the text is open; "Réduire" without it.',
    },
  },
  hooks: {
    '.is-open': 'On the root, while the whole text shows.',
    '[aria-expanded]': 'On the toggle: whether it is open.',
    '--read-more-lines': 'Yours to set, on the root or above: the number of lines.',
  },
});
