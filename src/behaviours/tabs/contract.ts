/** Tabs: sections of which one is visible at a time. Without script they are normal sections. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'tabs',
  kind: 'behaviour',
  purpose: 'Sections of which one is visible at a time, chosen by tabs.',
  when: 'visible',
  early: { keys: true },
  parts: {
    list: { required: true, meaning: 'The element with the tabs.' },
    tab: {
      many: true,
      elements: ['a', 'button'],
      names: 'panel',
      selectedBy: { attribute: 'aria-selected', value: 'true' },
      meaning: 'Shows the panel whose id is in its aria-controls or its href="#id".',
    },
    panel: { many: true, unhidden: true, meaning: 'One section, with an id.' },
  },
  hooks: {
    '.is-selected': 'On the selected tab, with `aria-selected`.',
    '[aria-selected="true"]': 'On the selected tab.',
    '[hidden]': 'On the panels of the other tabs.',
  },
});
