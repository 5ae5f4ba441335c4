/**
 * The dependence test: two answers are sent to the server, which responds with an HTML fragment. The server
 * computes the score, because sources differ about the ranges of points, and the points of the first question run
 * against its steps.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'fagerstrom',
  kind: 'island',
  purpose: 'A test of two questions; the server’s result is shown in the page.',
  when: 'visible',
  asks: ['fagerstrom'],
  elements: ['form'],
  fieldNames: ['timeFirstCigarette', 'numberCigarette'],
  early: { submit: true },
  needsSubmit: true,
  config: {},
  parts: {
    result: {
      anywhere: true,
      meaning:
        'The element for the result, inside or outside the form. Without it, the result is at the end of the form, on a line of its own.',
    },
  },
  hooks: {
    '[aria-busy="true"]': 'On the result, while the request is in progress.',
  },
});
