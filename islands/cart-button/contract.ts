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
    quantity: { elements: ['input'], meaning: 'The quantity asked for; 1 where it is missing.' },
    submit: { elements: ['button'], meaning: 'Submits the form; its label says add or update.' },
  },
  attributes: {
    id: {
      on: 'root',
      type: 'string',
      pattern: 'product_\\d+',
      example: 'product_12',
      meaning: 'product_ and the product’s number, in digits.',
    },
    'data-name': { on: 'root', type: 'string', meaning: 'The product’s name.' },
    'data-description': { on: 'root', type: 'string', meaning: 'A sentence about it.' },
    'data-image': { on: 'root', type: 'string', meaning: 'The address of a preview image.' },
    'data-label-add': {
      on: 'submit',
      type: 'string',
      meaning: 'The label while the product is not in the cart; otherwise the server’s own.',
    },
    'data-label-update': {
      on: 'submit',
      type: 'string',
      meaning: 'The label while it is in the cart; otherwise "Modifier la quantité".',
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
    '.cart-confirmation__panel': 'Its box.',
    '.cart-confirmation__kicker': 'Says what has happened.',
    '.cart-confirmation__title': 'The product’s name.',
    '.cart-confirmation__image': 'Its picture.',
    '.cart-confirmation__description': 'The sentence about it.',
    '.cart-confirmation__quantity': 'How many are in the cart.',
    '.cart-confirmation__actions': 'The link to the cart, and the button that goes on.',
    '[data-islands-quantity="steppers"]': 'The buttons − and + of a quantity.',
    '[data-islands-quantity="message"]': 'What is said beside a quantity.',
    '[data-islands-quantity="refusal"]': 'Why a quantity is refused.',
    '.is-invalid': 'On a quantity that is refused.',
  },
});
