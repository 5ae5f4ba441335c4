import { runsScript } from '../../lib/runs-script.ts';
import { isMobile, systemOf } from '../../lib/user-agent.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';
import { withoutNewWindow } from './new-window.ts';

/** Templates also use `data-link` with other values, which are ignored here. */
export default defineBehaviour(contract, (link, { attributes, signal }) => {
  const href = attributes['data-href-mobile']?.trim();
  if (attributes['data-link'] !== '3989' || !href || !isMobile(systemOf(navigator))) return;
  if (runsScript(href)) return;
  const names = ['title', 'aria-label'].flatMap((name) => {
    const words = link.getAttribute(name);
    return words === null ? [] : [[name, withoutNewWindow(words).trim() || null] as const];
  });
  bind(link, signal).apply({
    attributes: { href, target: null, rel: null, ...Object.fromEntries(names) },
  });
  for (const node of textNodesIn(link)) correct(node, signal);
});

/** Removes the note that the link opens a new window, which is no longer true. */
function correct(node: Text, signal: AbortSignal): void {
  const before = node.data;
  const after = withoutNewWindow(before);
  if (after === before) return;
  node.data = after;
  signal.addEventListener('abort', () => {
    if (node.data === after) node.data = before;
  });
}

function textNodesIn(link: HTMLElement): Text[] {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}
