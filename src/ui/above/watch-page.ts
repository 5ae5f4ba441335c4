/** Tells when something in the page may have been shown or hidden. */
import { pathsOf } from './paths.ts';

/** What no change of the document tells. */
const EVENTS = ['toggle', 'transitionend', 'animationend', 'resize'];
const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'data-islands-above'];

/** Watches the page. Calls `tell` with what changed and its ancestors, but not for changes inside what is `ignored`. */
export function watchPage(
  signal: AbortSignal,
  isIgnored: (node: Node) => boolean,
  tell: (touched: ReadonlySet<Element>) => void,
): void {
  const observer = new MutationObserver((changes) => {
    const targets = changes.map(({ target }) => target).filter((target) => !isIgnored(target));
    const elements = targets.filter((target) => target instanceof Element);
    if (elements.length > 0) tell(pathsOf(elements));
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const look = ({ target }: Event): void => {
    if (!(target instanceof Node && isIgnored(target))) tell(new Set());
  };
  for (const type of EVENTS) addEventListener(type, look, { signal, capture: true });
}
