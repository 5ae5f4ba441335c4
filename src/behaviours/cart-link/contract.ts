/** Cart link: shows whether the cart has products, and tells screen readers how many. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'cart-link',
  kind: 'behaviour',
  purpose: 'A link to the cart that shows whether there is anything in it.',
  when: 'load',
  meantFor: ['a'],
  hooks: {
    '.has-products': 'On the root, while there is anything in the cart.',
  },
});
