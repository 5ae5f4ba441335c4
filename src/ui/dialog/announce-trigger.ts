/** A dialog's trigger: says what it opens, and tells the integrator of one that opens nothing. */
import { bind } from '../../runtime/bind.ts';
import { texts } from './texts.ts';

/** `marker` is the attribute of the dialogs that the trigger's `<marker>-open` names by their id. */
export function announceTrigger(trigger: HTMLElement, marker: string, signal: AbortSignal): void {
  bind(trigger, signal).apply({ attributes: { 'aria-haspopup': 'dialog' } });
  const look = (): void => {
    const id = trigger.getAttribute(`${marker}-open`) ?? '';
    if (!document.getElementById(id)?.hasAttribute(marker)) console.error(texts.missing(id));
  };
  trigger.addEventListener('click', look, { signal });
}
