/**
 * Shop filters: checkboxes in two groups, categories and objectives, and the products that match them. The filters
 * are in the address. Products are shown and hidden in place.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'shop-filters',
  kind: 'island',
  purpose: 'Products filtered by category and objective, in place.',
  when: 'load',
  early: { submit: true },
  config: {},
  parts: {
    form: {
      elements: ['form'],
      required: true,
      boxes: 'filter[]',
      meaning: 'The form whose checkboxes named filter[] filter the products.',
    },
    count: {
      words: true,
      meaning: 'Says how many products are visible. Without it, one is added in the form.',
    },
    product: { many: true, filtered: {}, meaning: 'One product.' },
    empty: { meaning: 'Visible if no product matches.' },
  },
  attributes: {
    'data-group': {
      on: 'any',
      type: 'choice',
      of: ['category', 'objective'],
      meaning:
        'On a checkbox: its group. A product must match both groups, each by any of the checked values.',
    },
    'data-category': {
      on: 'product',
      type: 'string',
      example: 'brochures|affiches',
      joinedBy: '|',
      meaning: 'The categories of a product, joined by |.',
    },
    'data-objective': {
      on: 'product',
      type: 'string',
      example: 'Aider un proche',
      joinedBy: '|',
      meaning: 'The objectives of a product, joined by |.',
    },
  },
  hooks: {
    '[data-shop-filters-view="count"]': 'How many products a box leaves, beside its label.',
    '[data-shop-filters-view="clear"]': 'The element with the button that clears all boxes.',
    '[hidden]': 'On products that don’t match.',
  },
});
