/** The button or link that opens a dialog: its role, and reports if it opens nothing. */
import { bind } from '../../runtime/bind.ts';
import type { Life } from '../../runtime/core/kinds.ts';
import { actAsControl } from '../../runtime/press.ts';
import { dialogNamed } from './named.ts';
import { texts } from './texts.ts';

/**
 * Makes the trigger a control that announces a dialog. `marker` is the attribute of such dialogs; the trigger has
 * the id of one in `<marker>-open`.
 */
export function announceTrigger(
  trigger: HTMLElement,
  marker: string,
  { signal, report }: Pick<Life, 'signal' | 'report'>,
): void {
  bind(trigger, signal).apply({ attributes: { 'aria-haspopup': 'dialog' } });
  actAsControl(trigger, signal);
  const id = (): string => trigger.getAttribute(`${marker}-open`) ?? '';
  const warnIfMissing = (): void => {
    if (!dialogNamed(marker, id())) console.error(texts.missing(id()));
  };
  trigger.addEventListener('click', warnIfMissing, { signal, capture: true });
  const twins = document.querySelectorAll(`[id="${CSS.escape(id())}"]`).length;
  if (twins > 1)
    report({
      expected: `one element with the id "${id()}" in ${marker}-open`,
      found: `${twins} elements`,
      advice: `the first with ${marker} opens; give each its own id`,
    });
}
