import { Root, type Scope } from '../root.ts';

/** The link to the cart. `expect(cartLink(page).element).toHaveClass(/has-products/)` says that the cart holds something. */
export class CartLink extends Root {
  constructor(scope: Scope) {
    super(scope, 'cart-link', 'behaviour');
  }
}

export const cartLink = (scope: Scope): CartLink => new CartLink(scope);
