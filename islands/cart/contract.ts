/**
 * Cart: the page with the products in the cart. A changed quantity is stored at once. A removed product can be
 * restored until the visitor leaves the page. The page follows the cart, whoever changes it.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'cart',
  kind: 'island',
  purpose: 'The page with the products in the cart.',
  when: 'load',
  early: { submit: true },
  config: {},
  parts: {
    row: { many: true, meaning: 'One product; its id is product_ and the product’s number.' },
    quantity: {
      many: true,
      within: 'row',
      elements: ['input'],
      fieldName: 'quantity',
      meaning: 'In a row: the quantity field.',
    },
    remove: {
      many: true,
      within: 'row',
      elements: ['button', 'a'],
      meaning: 'In a row: removes the product.',
    },
    empty: { meaning: 'Visible while the cart is empty.' },
    total: { words: true, meaning: 'Says how many articles there are in all rows together.' },
  },
  attributes: {
    id: {
      on: 'row',
      type: 'string',
      pattern: 'product_\\d+',
      sentAs: 'product',
      example: 'product_12',
      meaning: 'product_ and the product’s number, in digits.',
    },
    'data-name': {
      on: 'row',
      type: 'string',
      meaning:
        'The product’s name in messages. The default is the text of the row’s heading, or of its first link.',
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
    '[data-cart-view="note"]': 'The note in place of a removed row, with the button to undo.',
    '[data-cart-view="others"]':
      'Offers to reload the page if the cart has products without a row.',
    '[data-islands-quantity="steppers"]': 'The buttons − and + of a quantity field.',
    '[data-islands-quantity="message"]': 'A message beside a quantity field.',
    '[data-islands-quantity="refusal"]': 'The message that a quantity is refused.',
    '.is-invalid': 'On a quantity field with a refused value.',
  },
});
