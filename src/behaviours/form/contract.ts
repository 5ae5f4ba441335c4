/**
 * A form whose submit button waits for valid values. The browser decides what is valid. A *field group* is one
 * field, or all radio buttons with the same name. It is *judged* once it was visited or has a value.
 */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'form',
  kind: 'behaviour',
  purpose: 'A form that says what is missing, and is submitted only once.',
  when: 'load',
  elements: ['form'],
  early: { submit: true },
  needsSubmit: true,
  browserChecks: true,
  ahead: ['form-help'],
  parts: {
    error: {
      many: true,
      meaning:
        'Shows the message of the field that data-for names. Without it, one is added after the field and its buttons, or on a line of its own after the row (flex or grid) of the field.',
    },
    hint: {
      meaning:
        'Says near the submit button what is missing, with links to the fields. Without it, one is added at the end of the form: at once if a field is required, otherwise when it has something to say.',
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
      meaning: 'On a field: its message for every fault without an attribute of its own.',
    },
    'data-message-bad-input': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is not a number or a date.',
    },
    'data-message-value-missing': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is missing.',
    },
    'data-message-type-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is not an e-mail address or a URL.',
    },
    'data-message-pattern-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value doesn’t match the pattern.',
    },
    'data-message-too-short': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is shorter than minlength.',
    },
    'data-message-too-long': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is longer than maxlength.',
    },
    'data-message-range-underflow': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is less than min.',
    },
    'data-message-range-overflow': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is more than max.',
    },
    'data-message-step-mismatch': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message if the value is between two steps.',
    },
    'data-message-custom-error': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its message for a fault that another script has set.',
    },
    'data-form-label': {
      on: 'any',
      type: 'string',
      meaning: 'On a field: its name in messages, if its label is too long.',
    },
  },
  hooks: {
    '.is-valid': 'On a visited field with a valid value.',
    '.is-invalid': 'On a visited field with an invalid value.',
    '[aria-invalid="true"]': 'On a field with an invalid value.',
    '[data-form-view="summary"]': 'The list of faults, the first child of the form.',
    '[data-form-part="error"]': 'The message of a field, also if the script has added it.',
    '[data-form-part="hint"]': 'The hint about missing values, also if the script has added it.',
  },
});
