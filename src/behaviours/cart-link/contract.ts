/** Cart link: shows whether the cart has products, and tells screen readers how many. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'cart-link',
  kind: 'behaviour',
  purpose: 'A link to the cart that shows whether the cart has products.',
  when: 'load',
  meantFor: ['a'],
  hooks: {
    '.has-products': 'On the root, while the cart has products.',
  },
});
