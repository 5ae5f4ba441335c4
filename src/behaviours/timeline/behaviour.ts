import { createLiveRegion } from '../../lib/live-region.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import { whenPressed } from '../../runtime/press.ts';
import { contract } from './contract.ts';
import { nearestHidden } from './nearest.ts';
import { texts } from './texts.ts';

export default defineBehaviour(contract, (root, { parts: { row: rows, more }, ...context }) => {
  const { attributes, signal, report } = context;
  const bindings = rows.map((row) => bind(row, signal));
  const button = more && bind(more, signal);
  const announce = createLiveRegion(root, signal);
  const areSentHidden = rows.map((row) => unshadowed(row).hasAttribute('hidden'));
  // Without a "more" button, no row is hidden.
  const isHidden = areSentHidden.map((hides) => hides && more !== undefined);
  if (!more && areSentHidden.includes(true)) report(UNREACHABLE);

  const showRows = () => {
    for (const [index, binding] of bindings.entries())
      binding.apply(isHidden[index] ? FINDABLE : SHOWN);
  };
  const showButton = () => button?.apply({ attributes: { hidden: !isHidden.includes(true) } });
  const reveal = (indexes: readonly number[]) => {
    for (const index of indexes) isHidden[index] = false;
    showRows();
  };
  const revealNext = () => {
    const next = nearestHidden(isHidden).slice(0, attributes['data-step']);
    reveal(next);
    const first = rows[Math.min(...next)];
    if (first) focusOn(first, { signal });
    showButton();
    announce(texts.revealed(next.length, isHidden.filter((hides) => !hides).length, rows.length));
  };
  const revealMatch = ({ target }: Event) => {
    const order = nearestHidden(isHidden);
    const place = order.findIndex((index) => rows[index] === target);
    reveal(order.slice(0, place + 1));
    showButton();
  };

  showRows();
  showButton();
  unshadowed(root).addEventListener('beforematch', revealMatch, { signal });
  whenPressed(more, revealNext, signal);
});

const UNREACHABLE = {
  expected: 'a part "more" in the root, to reveal its hidden rows',
  found: 'no such part',
  advice: 'all rows are shown; add a button or a link as that part',
};

const SHOWN = { attributes: { hidden: null } };

/**
 * Hides a row in a way that a search in the page can find it, if the browser can. `aria-hidden` is needed as well:
 * otherwise screen readers would find an empty list item.
 * https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
const FINDABLE = {
  attributes: {
    hidden: 'onbeforematch' in HTMLElement.prototype ? 'until-found' : '',
    'aria-hidden': true,
  },
};
