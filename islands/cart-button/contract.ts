/**
 * Cart button: the form of one product. Its submit puts the quantity into the cart and opens a confirmation. A
 * quantity of 0 removes the product. Label and quantity follow the cart, whoever changes it.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'cart-button',
  kind: 'island',
  purpose: 'A form that puts a product into the cart, with a confirmation.',
  when: 'idle',
  early: { submit: true },
  needsSubmit: true,
  config: {},
  parts: {
    quantity: {
      elements: ['input'],
      fieldName: 'quantity',
      likelyTypes: ['number'],
      meaning: 'The quantity field. Without it, the quantity is 1.',
    },
    submit: {
      elements: ['button'],
      meaning: 'Submits the form; its label says "add" or "update".',
    },
  },
  attributes: {
    id: {
      on: 'root',
      type: 'string',
      pattern: 'product_\\d+',
      sentAs: 'product',
      example: 'product_12',
      meaning: 'product_ and the product’s number, in digits.',
    },
    'data-name': { on: 'root', type: 'string', meaning: 'The product’s name.' },
    'data-description': { on: 'root', type: 'string', meaning: 'A sentence about the product.' },
    'data-image': { on: 'root', type: 'string', meaning: 'The address of a preview image.' },
    'data-label-add': {
      on: 'submit',
      type: 'string',
      meaning:
        'The label while the product is not in the cart. The default is the text of the button.',
    },
    'data-label-update': {
      on: 'submit',
      type: 'string',
      meaning: 'The label while the product is in the cart. The default is "Modifier la quantité".',
    },
  },
  events: {
    'cart:change': {
      on: 'document',
      meaning: 'The cart has changed, here, in another tab or by another script.',
      detail: { products: 'a plain object from product id to quantity' },
    },
    'modal:open': { meaning: 'The confirmation has opened.', detail: { id: 'its id' } },
    'modal:close': { meaning: 'The confirmation has closed.', detail: { id: 'its id' } },
  },
  hooks: {
    '[data-islands-dialog].cart-confirmation': 'The confirmation, over the page.',
    '.cart-confirmation__panel': 'The box of the confirmation.',
    '.cart-confirmation__kicker': 'Says what has happened.',
    '.cart-confirmation__title': 'The product’s name.',
    '.cart-confirmation__image': 'The product’s image.',
    '.cart-confirmation__description': 'The sentence about the product.',
    '.cart-confirmation__quantity': 'The quantity in the cart.',
    '.cart-confirmation__actions':
      'The link to the cart, and the button that closes the confirmation.',
    '[data-islands-quantity="steppers"]': 'The buttons − and + of a quantity field.',
    '[data-islands-quantity="message"]': 'A message beside a quantity field.',
    '[data-islands-quantity="refusal"]': 'The message that a quantity is refused.',
    '.is-invalid': 'On a quantity field with a refused value.',
  },
});
