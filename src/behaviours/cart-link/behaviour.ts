import { newId } from '../../lib/new-id.ts';
import { makeView } from '../../lib/own-view.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { describedBy } from '../../runtime/described-by.ts';
import { currentCart, watchCart } from '../../services/cart-store/cart-store.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

/** The class is visible; screen readers read the count as the description of the link. */
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

/** Adds the hidden element that describes the link. It is not part of the link's accessible name. */
function makeCount(link: HTMLElement, signal: AbortSignal): HTMLElement {
  // Not a `span`: the stylesheet gives those of ours `display: contents`, even if they are hidden.
  const count = makeView('i');
  count.id = newId('cart-count');
  count.hidden = true;
  link.append(count);
  signal.addEventListener('abort', () => count.remove());
  return count;
}
