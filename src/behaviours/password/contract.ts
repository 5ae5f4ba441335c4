/** Password: a button that shows and hides what was typed, says so, and hides it again before it is sent. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'password',
  kind: 'behaviour',
  purpose: 'Shows and hides a password.',
  when: 'idle',
  parts: {
    input: { required: true, elements: ['input'], meaning: 'The password field.' },
    toggle: {
      required: true,
      elements: ['button'],
      meaning: 'Shows and hides the text; its label says which.',
    },
  },
});
