/** 3989 links: on a phone the link calls Tabac info service. Elsewhere it opens the site, as the server sent it. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'link',
  kind: 'behaviour',
  purpose: 'A link that calls 3989 from a phone.',
  when: 'load',
  meantFor: ['a'],
  attributes: {
    'data-link': {
      on: 'root',
      type: 'string',
      example: '3989',
      known: ['3989'],
      needs: 'data-href-mobile',
      meaning: 'The kind of link. Only "3989" has a meaning here.',
    },
    'data-href-mobile': {
      on: 'root',
      type: 'string',
      href: true,
      example: 'tel:3989',
      meaning: 'The address on Android, iOS and iPadOS.',
    },
  },
});
