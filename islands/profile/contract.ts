/**
 * The visitor's profile: a description that is edited in place, and a picture that is checked by its bytes before
 * it is submitted. The server sends the forms and dialogs. The script sends no request.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'profile',
  kind: 'island',
  purpose: 'The visitor’s description and picture.',
  when: 'idle',
  config: {},
  parts: {
    description: {
      elements: ['textarea'],
      meaning: 'The text, read-only; without that attribute it is being edited from the start.',
    },
    'description-edit': { elements: ['button', 'a'], meaning: 'Makes the text editable.' },
    'description-cancel': {
      elements: ['button', 'a'],
      meaning: 'Brings the text back; shown while editing.',
    },
    'description-save': { elements: ['button'], meaning: 'Sends the form; shown while editing.' },
    'picture-input': {
      elements: ['input'],
      inputTypes: ['file'],
      anywhere: true,
      meaning: 'The file field. Files may be dropped and pasted on its label.',
    },
    'picture-preview': {
      elements: ['img'],
      anywhere: true,
      meaning: 'Shows the file that was chosen; else what the server put there.',
    },
    'picture-error': { anywhere: true, meaning: 'Says why a file is refused.' },
    'picture-submit': {
      elements: ['button'],
      anywhere: true,
      meaning: 'Sends the picture; disabled until there is one that will do.',
    },
  },
});
