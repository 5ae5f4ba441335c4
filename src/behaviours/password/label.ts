/** The accessible name of the button: the template's, or a default. */
import type { Patch } from '../../runtime/bind.ts';
import { labelNode } from '../../runtime/label-node.ts';
import { oppositeOf, texts } from './texts.ts';

export interface Labels {
  readonly toShow: Patch;
  readonly toHide: Patch;
}

/**
 * Returns the patches for the button. They change only what names it: `aria-label` if it has one, or else its text.
 * A button with only an icon gets a name.
 */
export function labelsOf(toggle: HTMLElement): Labels {
  const name = toggle.getAttribute('aria-label')?.trim();
  const words = labelNode(toggle)?.data.trim();
  const hide = toggle.dataset.labelHide?.trim() || oppositeOf(name || words || '');
  if (name) return { toShow: {}, toHide: { attributes: { 'aria-label': hide } } };
  if (words) return { toShow: {}, toHide: { text: hide } };
  const named = (label: string) => ({ attributes: { 'aria-label': label } });
  return { toShow: named(texts.show), toHide: named(hide) };
}
