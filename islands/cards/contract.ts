/**
 * Content cards: a grid that shows its first cards, reveals more on demand, and can be filtered. The filters are in
 * the address. The server's cards are shown and hidden in place.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'cards',
  kind: 'island',
  purpose: 'A grid of content cards with "load more" and filters.',
  when: 'idle',
  early: { submit: true },
  config: {
    first: { type: 'integer', minimum: 1, default: 9, meaning: 'Cards shown at the start.' },
    step: {
      type: 'integer',
      minimum: 1,
      default: 3,
      meaning: 'Cards revealed by each click on "more".',
    },
    filtering: {
      type: 'choice',
      of: ['page', 'in-place'],
      default: 'page',
      meaning: 'Whether the filters load the page again or filter the cards that are there.',
    },
  },
  parts: {
    filters: {
      elements: ['form'],
      boxes: 'filter[]',
      meaning:
        'The form whose boxes named filter[] filter the cards; its hidden fields, and what was entered beside the boxes, go along.',
    },
    status: {
      words: true,
      meaning: 'Says how many cards show; made after the list where it is missing.',
    },
    list: { required: true, meaning: 'Holds the cards.' },
    card: { many: true, filtered: { filtering: 'in-place' }, meaning: 'One card.' },
    more: {
      elements: ['button', 'a'],
      meaning: 'Reveals more cards; without it all of them show.',
    },
  },
  attributes: {
    'data-cards-first': {
      on: 'root',
      type: 'integer',
      example: '6',
      minimum: 1,
      repeats: 'first',
      meaning:
        'The number in "first" once more, up to 18, for the first paint: CSS can’t read JSON. Without it, CSS knows up to 12 where the config reads exactly "first":6, without a space.',
    },
    'data-filters': {
      on: 'card',
      type: 'string',
      example: 'sport|nutrition',
      joinedBy: '|',
      meaning: 'The values a card answers to, joined by |.',
    },
  },
  hooks: {
    '[hidden]': 'On cards that don’t show, and on "more" once all do.',
    '[data-cards-view]': 'The line that says that ticking a box loads the page.',
  },
});
