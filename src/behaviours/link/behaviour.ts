import { isMobile, systemOf } from '../../lib/user-agent.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

/** Templates use other values of `data-link` for their own ends. */
export default defineBehaviour(contract, (link, { attributes, signal }) => {
  const href = attributes['data-href-mobile']?.trim();
  if (attributes['data-link'] !== '3989' || !href || !isMobile(systemOf(navigator))) return;
  const title = link.getAttribute('title');
  bind(link, signal).apply({
    attributes: {
      href,
      target: null,
      rel: null,
      ...(title && { title: title.replace(texts.newWindow, '').trim() }),
    },
  });
  for (const node of wordsOfNewWindow(link)) correct(node, signal);
});

/** The link opens no window any more: what says so is no longer true. */
function correct(node: Text, signal: AbortSignal): void {
  const before = node.data;
  node.data = before.replace(texts.newWindow, '');
  signal.addEventListener('abort', () => {
    node.data = before;
  });
}

function wordsOfNewWindow(link: HTMLElement): Text[] {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes.filter(({ data }) => texts.newWindow.test(data));
}
