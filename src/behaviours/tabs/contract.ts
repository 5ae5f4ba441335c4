/** Tabs: sections of which one is visible at a time. Without script they are normal sections. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'tabs',
  kind: 'behaviour',
  purpose: 'Sections of which one shows at a time, chosen by tabs.',
  when: 'visible',
  early: { keys: true },
  parts: {
    list: { required: true, meaning: 'Holds the tabs.' },
    tab: {
      many: true,
      elements: ['a', 'button'],
      names: 'panel',
      meaning: 'Shows the panel that its aria-controls, or its href="#id", names.',
    },
    panel: { many: true, meaning: 'One section, with an id.' },
  },
  hooks: {
    '.is-selected': 'On the tab that is selected; it has `aria-selected`, too.',
    '[hidden]': 'On the panels of the others.',
  },
});
