/** Pairs toggles with panels: those in the same item, or a toggle and the next panel if there is no item. */
import { unshadowed } from '../../src/lib/unshadowed.ts';

export interface AccordionItem {
  readonly toggles: readonly HTMLButtonElement[];
  readonly panel: HTMLElement;
}

export interface AccordionParts {
  readonly item: readonly HTMLElement[];
  readonly toggle: readonly HTMLButtonElement[];
  readonly panel: readonly HTMLElement[];
}

/**
 * Returns the items, in the order of their panels. Toggles without a panel and panels without a toggle are left
 * out.
 */
export function pairedItems({ item, toggle, panel }: AccordionParts): readonly AccordionItem[] {
  const panelOf = (one: HTMLElement) => {
    const around = item.findLast((candidate) => unshadowed(candidate).contains(one));
    return around
      ? panel.find((candidate) => unshadowed(around).contains(candidate))
      : nextAfter(one, panel);
  };
  const pairs = toggle.map((one) => [one, panelOf(one)] as const);
  return panel.flatMap((one) => {
    const toggles = pairs.flatMap(([candidate, own]) => (own === one ? [candidate] : []));
    return toggles.length > 0 ? [{ toggles, panel: one }] : [];
  });
}

function nextAfter(toggle: HTMLElement, panels: readonly HTMLElement[]): HTMLElement | undefined {
  return panels.find(
    (panel) => toggle.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
