/** Finds links and buttons with the marker of a modal: they are meant as its trigger. */
import type { Problem } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';

export function* modalOnTrigger(page: Page): Generator<Problem> {
  for (const [trigger, contract] of page.vocabulary.opened) {
    const marker = markerOf(contract);
    for (const at of page.having(marker)) {
      if (!isTrigger(at)) continue;
      const value = at.attributes.get(marker);
      const id = value && isKnown(value) ? value : 'its-id';
      const isGiven = at.attributes.has(trigger);
      yield {
        expected: `${trigger} on what opens a modal, and ${marker} on the modal itself`,
        found: `${marker} on <${at.name}>`,
        advice: isGiven
          ? `nothing opens; remove ${marker}`
          : `nothing opens; write ${trigger}="${id}" instead`,
        at,
        attribute: marker,
        level: 'error',
      };
    }
  }
}

/** Whether the element can only be a trigger. A modal contains its close button, and a link or a button may contain none. */
export function isTrigger({ name }: Markup): boolean {
  return name === 'a' || name === 'button';
}
