import { newId } from '../../lib/new-id.ts';
import { makeView } from '../../lib/own-view.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { describedBy } from '../../runtime/described-by.ts';
import { currentCart, watchCart } from '../../services/cart-store/cart-store.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

/** The class is for the eye; who can't see it hears the count as the link's description. */
export default defineBehaviour(contract, (link, { signal }) => {
  const binding = bind(link, signal);
  const count = makeCount(link, signal);
  const follow = () => {
    const quantities = [...currentCart().values()];
    count.textContent = texts.articles(quantities.reduce((sum, quantity) => sum + quantity, 0));
    binding.apply({
      classes: { 'has-products': quantities.length > 0 },
      attributes: { 'aria-describedby': describedBy(link, count.id) },
    });
  };
  signal.addEventListener('abort', watchCart(follow));
  follow();
});

/** Makes the hidden element that describes the link. It is no part of the link's name. */
function makeCount(link: HTMLElement, signal: AbortSignal): HTMLElement {
  // No span: ours have no box of their own, hidden or not.
  const count = makeView('i');
  count.id = newId('cart-count');
  count.hidden = true;
  link.append(count);
  signal.addEventListener('abort', () => count.remove());
  return count;
}
