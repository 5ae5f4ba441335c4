/** Downloads are counted by the page's analytics tag; the link itself is followed as if nothing had happened. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'download',
  kind: 'behaviour',
  purpose: 'Counts a download.',
  when: 'load',
  early: { native: true },
  attributes: {
    'data-download-file': {
      on: 'root',
      type: 'string',
      default: '',
      meaning: 'The name of the file.',
    },
    'data-download-location': {
      on: 'root',
      type: 'string',
      default: '',
      meaning: 'Where in the page the link stands.',
    },
  },
});
