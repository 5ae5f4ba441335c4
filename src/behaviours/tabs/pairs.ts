/** Pairs tabs with their panels. */

import { decoded } from '../../lib/decoded.ts';
import { hashTarget } from '../../lib/hash-target.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { PartsOf } from '../../runtime/contract.ts';
import type { Life } from '../../runtime/core/kinds.ts';
import type { contract } from './contract.ts';

export interface Pair {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
}

type Parts = PartsOf<typeof contract>;

/** Returns the pairs in the order of the tabs. A tab without a panel is reported and ignored. */
export function pairUp({ tab: tabs, panel: panels }: Parts, report: Life['report']): Pair[] {
  return tabs.flatMap((tab) => {
    const id = panelIdOf(tab);
    const panel = id && panels.find((one) => unshadowed(one).id === id);
    if (panel) return [{ tab, panel }];
    report({ ...UNPAIRED, found: id ? `"${id}"` : 'no reference', at: tab });
    return [];
  });
}

/** Returns the panels that no tab shows. They are reported, and always visible. */
export function unpairedPanels(
  { panel: panels }: Parts,
  pairs: readonly Pair[],
  report: Life['report'],
): readonly HTMLElement[] {
  const unpaired = panels.filter((one) => !pairs.some(({ panel }) => panel === one));
  for (const at of unpaired) report({ ...UNPAIRED, found: 'no tab for this panel', at });
  return unpaired;
}

const UNPAIRED = {
  expected: 'a tab to refer to a part "panel" by aria-controls or href="#id"',
  advice: 'write the id of the panel into its tab',
};

/** Returns the pair whose panel is, or contains, the element that the hash refers to. */
export function pairNamedBy(hash: string, pairs: readonly Pair[]): Pair | undefined {
  const target = hashTarget(hash);
  return pairs.find(({ panel }) => unshadowed(panel).contains(target));
}

function panelIdOf(tab: HTMLElement): string | undefined {
  const hash = /^#(.+)/.exec(tab.getAttribute('href') ?? '')?.[1];
  return tab.getAttribute('aria-controls') ?? (hash && decoded(hash));
}
