/**
 * A form whose submit waits for valid answers. Valid is what the browser says; a *question* is one field,
 * or all the radio buttons of a name; a question is *judged* once it was visited or holds a value.
 */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'form',
  kind: 'behaviour',
  purpose: 'A form that says what is missing, and sends once.',
  when: 'load',
  parts: {
    error: {
      many: true,
      meaning:
        'Where the message of the field named by data-for goes; made after the field where it is missing.',
    },
    hint: {
      meaning:
        'Says near the submit what is missing; made at the end of the form where it is missing.',
    },
  },
  attributes: {
    'data-for': { on: 'error', type: 'string', meaning: 'The name of the field.' },
    'data-message': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message, whatever is wrong.',
    },
    'data-form-label': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its name in messages, where its label is too long for one.',
    },
  },
});
