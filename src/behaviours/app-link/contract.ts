/** App links: on a phone the link opens the app store of the phone's system. Elsewhere it keeps its own address. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'app-link',
  kind: 'behaviour',
  purpose: 'A link that leads to the app store of the visitor’s phone.',
  when: 'load',
  meantFor: ['a'],
  needsOneOf: ['data-href-android', 'data-href-ios'],
  attributes: {
    'data-href-android': {
      on: 'root',
      mistakenFor: ['data-href-google', 'data-href-play', 'data-href-playstore'],
      type: 'string',
      href: true,
      example: 'https://play.google.com/store/apps/details?id=fr.exemple',
      meaning: 'The address on Android.',
    },
    'data-href-ios': {
      on: 'root',
      mistakenFor: ['data-href-apple', 'data-href-appstore', 'data-href-iphone', 'data-href-ipad'],
      type: 'string',
      href: true,
      example: 'https://apps.apple.com/fr/app/id1',
      meaning: 'The address on iOS and iPadOS.',
    },
  },
});
