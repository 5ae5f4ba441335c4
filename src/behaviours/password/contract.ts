/** Password: a button that shows the password, which is hidden again before the form is submitted. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'password',
  kind: 'behaviour',
  purpose: 'Shows and hides a password.',
  when: 'idle',
  parts: {
    input: {
      required: true,
      elements: ['input'],
      meantTypes: ['password'],
      meaning: 'The password field.',
    },
    toggle: {
      required: true,
      elements: ['button'],
      meaning: 'Shows and hides the password. Its own text is for the hidden password.',
    },
  },
  attributes: {
    'data-label-hide': {
      on: 'toggle',
      type: 'string',
      meaning: 'The text of the button while the password is visible.',
    },
  },
});
