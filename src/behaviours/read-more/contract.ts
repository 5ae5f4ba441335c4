/** A long text that is cut after some lines, with a button that shows all of it. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'read-more',
  kind: 'behaviour',
  purpose:
    'A text that is cut after some lines (4, or the custom property --read-more-lines), with a button that shows all of it.',
  when: 'visible',
  parts: {
    text: { required: true, meaning: 'The text that is cut.' },
    toggle: {
      elements: ['button'],
      required: true,
      meaning:
        'Opens and closes the text. If nothing is cut off, it is hidden and its space is kept.',
    },
  },
  attributes: {
    'data-label-open': {
      on: 'toggle',
      type: 'string',
      meaning: 'The text of the button while the text is open. The default is "Réduire".',
    },
  },
  hooks: {
    '.is-open': 'On the root, while the whole text is visible.',
    '[aria-expanded]': 'On the toggle: whether it is open.',
    '--read-more-lines': 'For you to set, on the root or an ancestor: the number of lines.',
  },
});
