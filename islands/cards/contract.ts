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
    first: {
      type: 'integer',
      minimum: 1,
      default: 9,
      meaning: 'Cards that are visible at the start.',
    },
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
      meaning: 'Whether the filters load the page again, or filter the cards in the page.',
    },
  },
  parts: {
    filters: {
      elements: ['form'],
      boxes: 'filter[]',
      neededBy: {
        config: { filtering: 'in-place' },
        to: 'filter the cards in place',
        advice: 'the filters in the address have no effect; add a form as that part',
      },
      meaning:
        'The form whose checkboxes named filter[] filter the cards. Its hidden fields and changed fields are sent, too.',
    },
    status: {
      words: true,
      meaning:
        'Says how many cards are visible, after each change; empty at first. Without it, one is added after the list.',
    },
    list: { required: true, meaning: 'The element with the cards.' },
    card: { many: true, filtered: { filtering: 'in-place' }, meaning: 'One card.' },
    more: {
      elements: ['button', 'a'],
      neededBy: {
        part: 'card',
        beyond: 'first',
        to: 'reveal the cards',
        advice: 'all cards are shown; add a button or a link as that part',
      },
      meaning: 'Reveals more cards. Without it, all cards are visible.',
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
        'Repeats the number in "first", up to 18, for the first paint, because CSS can’t read JSON. Without it, CSS finds numbers up to 12, if the config has exactly "first":6, without a space. With a higher number, all cards are visible until the script has loaded.',
    },
    'data-filters': {
      on: 'card',
      type: 'string',
      example: 'sport|nutrition',
      joinedBy: '|',
      meaning: 'The filter values of a card, joined by |.',
    },
  },
  hooks: {
    '[hidden]': 'On hidden cards, and on "more" once all cards are visible.',
    '[data-cards-view]': 'The notice that checking a box loads the page.',
  },
});
