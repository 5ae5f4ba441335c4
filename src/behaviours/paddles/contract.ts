/** Two buttons that scroll a row by its visible width. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'paddles',
  kind: 'behaviour',
  purpose: 'A row that scrolls sideways, and buttons that scroll it by its visible width.',
  when: 'visible',
  parts: {
    track: { required: true, scrolls: true, meaning: 'The row that scrolls.' },
    previous: { elements: ['button'], meaning: 'Scrolls back; hidden at the start.' },
    next: { elements: ['button'], meaning: 'Scrolls forward; hidden at the end.' },
  },
  hooks: {
    '[hidden]': 'On a button at its end of the row; its space is kept.',
  },
});
