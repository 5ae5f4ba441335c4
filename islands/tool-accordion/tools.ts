/** The tools of an accordion: the elements that say that a tool was used, and those that are marked. */

import { unshadowed } from '../../src/lib/unshadowed.ts';
import type { Patch } from '../../src/runtime/bind.ts';
import { leadsNowhere } from '../../src/runtime/press.ts';
import type { AccordionParts } from './items.ts';

export interface Tool {
  /** Its elements with `data-tool`. */
  readonly controls: readonly HTMLElement[];
  /** The items around them, or the elements themselves if they are in no item. */
  readonly places: readonly HTMLElement[];
  /** The text of its toggle, or its own text. */
  readonly name: string;
}

/** Returns every tool by its number. */
export function toolsOf(root: HTMLElement, parts: AccordionParts): ReadonlyMap<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const control of unshadowed(root).querySelectorAll<HTMLElement>('[data-tool]')) {
    if (!isOwn(root, control)) continue;
    const number = control.dataset.tool ?? '';
    const item = parts.item.findLast((one) => unshadowed(one).contains(control));
    const title = item && parts.toggle.find((one) => unshadowed(item).contains(one));
    const {
      controls = [],
      places = [],
      name = wordsOf(title ?? control),
    } = tools.get(number) ?? {};
    tools.set(number, {
      controls: [...controls, control],
      places: [...places, item ?? control],
      name,
    });
  }
  return tools;
}

/** Whether the element belongs to this accordion, and not to a nested one. */
export function isOwn(root: HTMLElement, control: Element): boolean {
  return control.closest('[data-tool-accordion]') === root;
}

/**
 * Whether a press on the element only marks the tool: a button, or a link without a target. Other links also
 * navigate.
 */
export function isControl(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement || leadsNowhere(control);
}

/** Whether the server has sent the tool as used. */
export function isChecked({ places }: Tool): boolean {
  return places.every((place) => unshadowed(place).classList.contains('is-checked'));
}

/** Returns the patch for an element whose tool was used: the template's text, or `aria-pressed` for a button. */
export function usedLook(control: HTMLElement): Patch {
  const { labelDone } = control.dataset;
  if (labelDone) return { text: labelDone };
  return control.matches(BUTTON) || leadsNowhere(control) ? PRESSED : {};
}

const BUTTON = 'button, [type="button"], [type="submit"], [role="button"]';

const PRESSED = { attributes: { 'aria-pressed': true } };

function wordsOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
