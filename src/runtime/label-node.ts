/** Elements whose text doesn't count as the element's own: icons and hidden helpers. */
import { unshadowed } from '../lib/unshadowed.ts';

const ASIDE = 'svg, [aria-hidden="true"], [data-islands-view]';

export function labelNode(element: Element): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const parent = node.parentElement;
    const aside = parent && unshadowed(parent).closest(ASIDE);
    if (!aside || !unshadowed(element).contains(aside) || aside === element) return node;
  }
  return undefined;
}
