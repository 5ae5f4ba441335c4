/**
 * Cart: the page with the products in the cart. A changed quantity is stored at once. A removed product can be
 * restored until the visitor leaves the page. The page follows the cart, whoever changes it.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'cart',
  kind: 'island',
  purpose: 'The page of what is in the cart.',
  when: 'load',
  early: { submit: true },
  config: {},
  parts: {
    row: { many: true, meaning: 'One product; its id is product_ and the product’s number.' },
    quantity: {
      many: true,
      within: 'row',
      elements: ['input'],
      meaning: 'In a row: how many of it.',
    },
    remove: {
      many: true,
      within: 'row',
      elements: ['button', 'a'],
      meaning: 'In a row: takes it out.',
    },
    empty: { meaning: 'Shows where nothing is in the cart.' },
    total: { words: true, meaning: 'Says how many articles there are, all rows together.' },
  },
  attributes: {
    id: {
      on: 'row',
      type: 'string',
      pattern: 'product_\\d+',
      example: 'product_12',
      meaning: 'product_ and the product’s number, in digits.',
    },
    'data-name': {
      on: 'row',
      type: 'string',
      meaning: 'The product’s name in messages; otherwise the row’s heading, or its first link.',
    },
  },
  events: {
    'cart:change': {
      on: 'document',
      meaning: 'The cart has changed, here, in another tab or by another script.',
      detail: { products: 'a plain object from product id to quantity' },
    },
  },
  hooks: {
    '[data-cart-view="note"]': 'Stands where a row was, with the button that undoes.',
    '[data-cart-view="others"]': 'Offers the page anew where the cart holds what no row shows.',
    '[data-islands-quantity="steppers"]': 'The buttons − and + of a quantity.',
    '[data-islands-quantity="message"]': 'What is said beside a quantity.',
    '[data-islands-quantity="refusal"]': 'Why a quantity is refused.',
    '.is-invalid': 'On a quantity that is refused.',
  },
});
