/**
 * A form whose submit button waits for valid values. The browser decides what is valid. A *field group* is one
 * field, or all radio buttons with the same name. It is *judged* once it was visited or has a value.
 */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'form',
  kind: 'behaviour',
  purpose: 'A form that says what is missing, and sends once.',
  when: 'load',
  elements: ['form'],
  needsSubmit: true,
  ahead: ['form-help'],
  parts: {
    error: {
      many: true,
      meaning:
        'Where the message of the field named by data-for goes; made after the field where it is missing.',
    },
    hint: {
      meaning:
        'Says near the submit what is missing, with links to the fields; made at the end of the form where it is missing.',
    },
  },
  attributes: {
    'data-for': {
      on: 'error',
      type: 'string',
      names: 'field',
      example: 'email',
      meaning: 'The name of the field.',
    },
    'data-message': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message for every other fault.',
    },
    'data-message-bad-input': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where the value can’t be read as a number or a date.',
    },
    'data-message-value-missing': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where there is no answer.',
    },
    'data-message-type-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where the value is no e-mail address, or no URL.',
    },
    'data-message-pattern-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where the pattern doesn’t fit.',
    },
    'data-message-too-short': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where it is shorter than minlength.',
    },
    'data-message-too-long': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where it is longer than maxlength.',
    },
    'data-message-range-underflow': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where it is less than min.',
    },
    'data-message-range-overflow': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where it is more than max.',
    },
    'data-message-step-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where it is between two steps.',
    },
    'data-message-custom-error': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message where another script finds a fault.',
    },
    'data-form-label': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its name in messages, where its label is too long for one.',
    },
  },
  hooks: {
    '.is-valid': 'On a field that was visited, and is right.',
    '.is-invalid': 'On a field that was visited, and isn’t.',
    '[aria-invalid="true"]': 'On a field that is wrong.',
    '[data-form-view="summary"]': 'The list of faults, as first child of the form.',
    '[data-form-part="error"]': 'The message of a field, also where the script made it.',
    '[data-form-part="hint"]': 'What is missing, also where the script made it.',
  },
});
