/** Download: counts clicks on a file in the site's web analytics. The browser follows the link as usual. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'download',
  kind: 'behaviour',
  purpose: 'A link or button whose clicks are counted as downloads.',
  when: 'idle',
  meantFor: ['a', 'button'],
  early: { native: true },
  attributes: {
    'data-download-file': {
      on: 'root',
      type: 'string',
      example: 'guide.pdf',
      orFileIn: 'href',
      advice: 'this download is not counted; add data-download-file',
      meaning: 'The name of the file. The default is the file name in the address of the link.',
    },
    'data-download-location': {
      on: 'root',
      type: 'string',
      example: 'pied de page',
      meaning: 'The place of the link, for the statistics; may be empty.',
    },
  },
});
