/** Which toggle opens which panel: they share an item, or follow one another where there is none. */

export interface AccordionItem {
  readonly toggle: HTMLButtonElement;
  readonly panel: HTMLElement;
}

interface Parts {
  readonly item: readonly HTMLElement[];
  readonly toggle: readonly HTMLButtonElement[];
  readonly panel: readonly HTMLElement[];
}

/** Pairs in document order; a toggle without a panel opens nothing and is left out. */
export function pairedItems({ item, toggle, panel }: Parts): readonly AccordionItem[] {
  return toggle.flatMap((one) => {
    const around = item.findLast((candidate) => candidate.contains(one));
    const own = around
      ? panel.find((candidate) => around.contains(candidate))
      : nextAfter(one, panel);
    return own ? [{ toggle: one, panel: own }] : [];
  });
}

function nextAfter(toggle: HTMLElement, panels: readonly HTMLElement[]): HTMLElement | undefined {
  return panels.find(
    (panel) => toggle.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
