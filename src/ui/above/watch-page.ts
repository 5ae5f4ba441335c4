/** Detects that something in the page may have been shown or hidden. */
import { pathsOf } from './paths.ts';

/** Events that may show or hide something without a change of the document. */
const EVENTS = ['toggle', 'transitionend', 'animationend', 'resize'];
const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'data-islands-above'];

/**
 * Watches the page until the signal aborts. Calls `callback` with the changed elements and their ancestors. Changes
 * inside ignored nodes don't count.
 */
export function watchPage(
  signal: AbortSignal,
  isIgnored: (node: Node) => boolean,
  callback: (touched: ReadonlySet<Element>) => void,
): void {
  const observer = new MutationObserver((changes) => {
    const targets = changes.map(({ target }) => target).filter((target) => !isIgnored(target));
    const elements = targets.filter((target) => target instanceof Element);
    if (elements.length > 0) callback(pathsOf(elements));
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const recheck = ({ target }: Event): void => {
    if (!(target instanceof Node && isIgnored(target))) callback(new Set());
  };
  for (const type of EVENTS) addEventListener(type, recheck, { signal, capture: true });
}
