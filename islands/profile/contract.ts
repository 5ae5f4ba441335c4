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
      meaning:
        'The text, with the attribute readonly. Without it, the text is being edited from the start.',
    },
    'description-edit': { elements: ['button', 'a'], meaning: 'Makes the text editable.' },
    'description-cancel': {
      elements: ['button', 'a'],
      meaning: 'Restores the text; visible while editing.',
    },
    'description-save': {
      elements: ['button'],
      meaning: 'Submits the form; visible while editing.',
    },
    'picture-input': {
      elements: ['input'],
      inputTypes: ['file'],
      anywhere: true,
      meaning: 'The file field. Files may be dropped and pasted on its label.',
    },
    'picture-preview': {
      elements: ['img'],
      anywhere: true,
      meaning: 'Shows the chosen file, or else the server’s picture.',
    },
    'picture-error': { anywhere: true, meaning: 'The message why a file is refused.' },
    'picture-submit': {
      elements: ['button'],
      anywhere: true,
      meaning: 'Submits the picture; disabled until an accepted one is chosen.',
    },
  },
  hooks: { '[aria-invalid="true"]': 'On the field of the picture, while its file is refused.' },
});
