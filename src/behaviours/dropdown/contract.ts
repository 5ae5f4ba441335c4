/** Dropdown: a button that shows and hides a list of links, such as the account menu. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'dropdown',
  kind: 'behaviour',
  purpose: 'A button that shows and hides a list of links.',
  when: 'idle',
  parts: {
    toggle: { required: true, elements: ['button', 'a'], meaning: 'Shows and hides the menu.' },
    menu: {
      required: true,
      unhidden: true,
      after: 'toggle',
      meaning: 'The content that the toggle shows.',
    },
  },
  hooks: {
    '.is-open': 'On the root and the menu, while it is open.',
    '[aria-expanded]': 'On the toggle: whether it is open.',
  },
});
