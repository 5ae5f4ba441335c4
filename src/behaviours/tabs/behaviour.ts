import { whenHashFollowed } from '../../lib/hash-target.ts';
import { isModified } from '../../lib/modified.ts';
import { ownQuery, replaceAddress } from '../../lib/own-address.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { whenClicked } from '../../runtime/press.ts';
import { contract } from './contract.ts';
import { tabAfter } from './keys.ts';
import { type Pair, pairNamedBy, pairUp, unpairedPanels } from './pairs.ts';
import { createView } from './view.ts';

export default defineBehaviour(contract, (_root, { parts, signal, report }) => {
  const pairs = pairUp(parts, report);
  for (const panel of unpairedPanels(parts, pairs, report))
    bind(panel, signal).apply({ attributes: { hidden: false } });
  if (pairs.length === 0) return;
  const show = createView(parts.list, pairs, signal);
  const isVertical = parts.list.getAttribute('aria-orientation') === 'vertical';
  let selected: Pair | undefined;

  const select = (pair: Pair | undefined): void => {
    if (!pair || pair === selected) return;
    const hadFocus = selected && unshadowed(selected.panel).contains(document.activeElement);
    selected = pair;
    show(pair);
    if (hadFocus) focusOn(pair.panel, { preventScroll: true, signal });
  };
  const choose = (pair: Pair): void => {
    select(pair);
    pair.tab.focus();
    if (isLink(pair.tab)) replaceAddress(ownQuery(), `#${unshadowed(pair.panel).id}`);
  };
  const moveFocus = (event: KeyboardEvent, from: number): void => {
    const to = tabAfter(event.key, { from, count: pairs.length, isVertical });
    if (to === undefined) return;
    event.preventDefault();
    pairs[to]?.tab.focus();
  };
  const followHash = (): void => {
    const before = selected;
    select(pairNamedBy(location.hash, pairs));
    if (selected !== before) document.querySelector(':target')?.scrollIntoView();
  };

  select(pairNamedBy(location.hash, pairs) ?? pairs.find(isMarked) ?? pairs[0]);
  whenHashFollowed(signal, followHash);
  for (const [index, pair] of pairs.entries()) {
    const onKey = (event: KeyboardEvent) => {
      if (isModified(event)) return;
      if (event.key !== ' ' || !isLink(pair.tab)) return moveFocus(event, index);
      event.preventDefault();
      choose(pair);
    };
    whenClicked(pair.tab, () => choose(pair), signal);
    pair.tab.addEventListener('keydown', onKey, { signal });
  }
});

function isLink(tab: HTMLElement): boolean {
  return tab.hasAttribute('href');
}

/** Whether the template has selected the tab. */
function isMarked({ tab }: Pair): boolean {
  return tab.getAttribute('aria-selected') === 'true';
}
