/** Runs in the page: checks that the nodes from the server are still the same, at the same place. */

declare global {
  interface Window {
    serverNodes?: ServerNodes;
  }
}

interface ServerNodes {
  /** Every node of the body, with its parent and the node before it, in document order. */
  readonly places: readonly { node: Node; parent: Node | null; before: Node | null }[];
  /** Nodes of the server that were removed, even if they were inserted again. */
  readonly removed: Set<Node>;
  readonly observer: MutationObserver;
}

/** Records every node of the body, and observes it. */
export function markServerNodes(): void {
  const places: { node: Node; parent: Node | null; before: Node | null }[] = [];
  const walker = document.createTreeWalker(document.body);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    places.push({ node, parent: node.parentNode, before: node.previousSibling });
  }
  const known = new Set(places.map(({ node }) => node));
  const removed = new Set<Node>();
  window.serverNodes?.observer.disconnect();
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes) if (known.has(node)) removed.add(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.serverNodes = { places, removed, observer };
}

/** Returns the HTML of nodes that are no longer at their place. Ignores whitespace between elements. */
export function serverNodesThatMoved(): string[] {
  const { places, removed } = window.serverNodes ?? { places: [], removed: new Set<Node>() };
  const known = new Set(places.map(({ node }) => node));
  const serverNodeBefore = (node: Node): Node | null => {
    let at = node.previousSibling;
    while (at && !known.has(at)) at = at.previousSibling;
    return at;
  };
  const shown = (node: Node) =>
    (node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.textContent}`).slice(
      0,
      120,
    );
  if (places.length === 0) return ['no node was marked'];
  return places
    .filter(
      ({ node, parent, before }) =>
        removed.has(node) || node.parentNode !== parent || serverNodeBefore(node) !== before,
    )
    .map(({ node }) => shown(node));
}
