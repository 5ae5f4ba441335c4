/** Controls: elements of the server's whose press is a root's own business. */
import { opensElsewhere } from '../lib/modified.ts';
import { bind } from './bind.ts';

/**
 * Calls back for each press of the control, until the signal ends. A press sends no form and follows no link, whatever
 * the control is; a button that was given no type isn't what the Enter key in a field presses, either. A link that is
 * opened elsewhere keeps its meaning.
 */
export function whenPressed(
  control: HTMLElement | undefined,
  pressed: (event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  if (control?.matches('button:not([type])')) bind(control, signal).apply(PLAIN);
  control?.addEventListener(
    'click',
    (event) => {
      if (opensElsewhere(event, control)) return;
      event.preventDefault();
      pressed(event);
    },
    { signal },
  );
}

const PLAIN = { attributes: { type: 'button' } };
