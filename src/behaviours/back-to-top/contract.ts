/** A link or button at the end of a long page that leads back to its top. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'back-to-top',
  kind: 'behaviour',
  purpose:
    'A link to #top, or a button, that appears after one screen of scrolling and moves the page and the focus to the top.',
  when: 'idle',
  meantFor: ['a', 'button'],
  hooks: {
    '[hidden]': 'On the root, until one screen was scrolled; its space is kept.',
  },
});
