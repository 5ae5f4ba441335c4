/** Mobile menu: navigation that is normal content in a wide viewport, and a full-screen menu in a narrow one. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'mobile-menu',
  kind: 'behaviour',
  purpose: 'A full-screen menu in viewports up to 1099 px wide.',
  when: 'idle',
  parts: {
    toggle: {
      required: true,
      elements: ['button', 'a'],
      meaning: 'Opens and closes the menu; hidden above 1099 px.',
    },
    panel: { required: true, unhidden: true, meaning: 'The menu.' },
  },
  hooks: {
    '.is-open': 'On the root and the panel, while it is open.',
    '[aria-expanded]': 'On the toggle: whether it is open.',
    '--islands-menu-room': 'The space that the panel leaves for the toggle above it.',
  },
});
