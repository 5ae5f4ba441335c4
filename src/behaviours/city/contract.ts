/** City: suggests communes and postcodes in the address fields of a form. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'city',
  kind: 'behaviour',
  purpose: 'Suggests communes for a postcode or a name.',
  when: 'interaction',
  asks: ['cities'],
  ahead: ['city-combobox'],
  early: { native: true },
  parts: {
    city: {
      required: true,
      elements: ['input'],
      meaning:
        'The field for the commune. Without a postcode field it takes both, as in « Lille (59000) ».',
    },
    postcode: { elements: ['input'], meaning: 'The field for the postcode.' },
  },
  hooks: {
    '[data-city-combobox]': 'The list of suggestions, beside its field.',
    '[data-city-combobox] [aria-selected="true"]': 'The active suggestion, which Enter chooses.',
    '[data-city-combobox] mark': 'The part of a suggestion that the visitor has typed.',
  },
});
