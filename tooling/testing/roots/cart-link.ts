import { Root, type Scope } from '../root.ts';

/**
 * The link to the cart. To check that the cart is not empty: `expect(cartLink(page).element).toHaveClass(/has-products/)`.
 */
export class CartLink extends Root {
  constructor(scope: Scope) {
    super(scope, 'cart-link', 'behaviour');
  }
}

export const cartLink = (scope: Scope): CartLink => new CartLink(scope);
