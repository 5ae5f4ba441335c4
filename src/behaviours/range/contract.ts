/** A range whose steps have names. A tooltip over the thumb shows the current name, and screen readers read it. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'range',
  kind: 'behaviour',
  purpose: 'A range whose steps have names.',
  when: 'visible',
  input: 'range',
  attributes: {
    'data-range-labels': {
      on: 'any',
      elements: ['input'],
      inRoot: true,
      each: 'step',
      type: 'list',
      items: { type: 'string', meaning: 'The name of a step.' },
      meaning:
        'On the input: the names of its steps as a JSON list, beginning at min. A missing or empty name is replaced by the number.',
    },
  },
  hooks: {
    '[data-range-view="tooltip"]': 'The name of the current step, over the thumb.',
    '[data-range-view="scale"] i': 'A tick.',
    '[data-range-named]': 'On the scale, if the ticks have space for their names.',
  },
});
