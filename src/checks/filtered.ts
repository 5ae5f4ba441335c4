/** Finds the lists that checkboxes filter in place. */
import type { Contract } from '../runtime/contract.ts';
import type { Markup } from './markup.ts';
import type { Page } from './page.ts';
import { hasValues } from './sent-config.ts';

export interface FilteredList {
  readonly root: Markup;
  /** The forms that hold the boxes. */
  readonly forms: readonly Markup[];
  /** The name of the boxes. */
  readonly boxes: string;
  /** The name of the part that is filtered. */
  readonly item: string;
  readonly contract: Contract;
}

/** Yields the lists of the page whose config says that they are filtered where they stand. */
export function* filteredIn(page: Page): Generator<FilteredList> {
  for (const [marker, contract] of page.vocabulary.roots) {
    const parts = Object.entries(contract.parts ?? {});
    const [form, { boxes = '' } = {}] = parts.find(([, part]) => part.boxes) ?? [];
    const [item, { filtered = {} } = {}] = parts.find(([, part]) => part.filtered) ?? [];
    if (!form || !item) continue;
    for (const root of page.having(marker))
      if (hasValues(root.attributes.get(marker) ?? '', filtered))
        yield { root, forms: page.partsOf(root, contract, form), boxes, item, contract };
  }
}
