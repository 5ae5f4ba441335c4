/** The ARIA attributes of tabs and panels, and which panel is visible. */
import { newId } from '../../lib/new-id.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';
import { FOCUSABLE } from '../../runtime/focus.ts';
import { makeVisible, makeVisibleSoon } from '../../ui/make-visible.ts';
import type { Pair } from './pairs.ts';

/** Binds list, tabs and panels. Returns a function that shows one pair and hides the others. */
export function createView(
  list: HTMLElement,
  pairs: readonly Pair[],
  signal: AbortSignal,
): (selected: Pair) => void {
  const shows = pairs.map((pair) => createPairView(pair, signal));
  for (const wrapper of pairs.flatMap(({ tab }) => ancestorsUpTo(list, tab)))
    bind(wrapper, signal).apply({ attributes: { role: 'presentation' } });
  bind(list, signal).apply({ attributes: { role: 'tablist' } });
  let hide: (() => void) | undefined;
  signal.addEventListener('abort', () => hide?.());
  return (selected) => {
    const reveal = hide ? makeVisible : makeVisibleSoon;
    hide?.();
    for (const [index, show] of shows.entries()) show(pairs[index] === selected);
    hide = reveal(selected.panel);
  };
}

function createPairView({ tab, panel }: Pair, signal: AbortSignal): (isSelected: boolean) => void {
  const [onTab, onPanel] = [bind(tab, signal), bind(panel, signal)];
  const id = tab.id || newId('tab');
  return (isSelected) => {
    onTab.apply({
      attributes: {
        id,
        role: 'tab',
        tabindex: isSelected ? 0 : -1,
        'aria-controls': unshadowed(panel).id,
        'aria-selected': isSelected,
      },
      classes: { 'is-selected': isSelected },
    });
    onPanel.apply({
      attributes: {
        role: 'tabpanel',
        'aria-labelledby': id,
        hidden: !isSelected,
        ...(isSelected && startsWithText(panel) && { tabindex: 0 }),
      },
    });
  };
}

function ancestorsUpTo(list: Element, element: Element): HTMLElement[] {
  const { parentElement: parent } = unshadowed(element);
  const isBetween = parent && parent !== list && unshadowed(list).contains(parent);
  return isBetween ? [parent, ...ancestorsUpTo(list, parent)] : [];
}

/**
 * Whether the panel begins with text. The panel itself is a tab stop then, because Tab would otherwise skip that
 * text.
 */
function startsWithText(panel: HTMLElement): boolean {
  const first = unshadowed(panel).querySelector(FOCUSABLE);
  if (!first) return true;
  const before = document.createRange();
  before.setStart(panel, 0);
  before.setEndBefore(first);
  return before.toString().trim() !== '';
}
