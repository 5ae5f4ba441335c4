/**
 * What visitors do that a browser leaves without an answer while the submit is disabled: Enter in a field,
 * and a press on the button itself.
 */
import { listenLast } from '../../lib/after-dispatch.ts';
import type { Core } from './core.ts';

export function followDeadEnds(core: Core, refuse: () => void): void {
  const { isField, isShut, signal, submits } = core;
  const enter = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Enter' || isComposing || defaultPrevented || !isField(target)) return;
    if (target.localName === 'input' && submits()[0]?.disabled && !isShut()) refuse();
  };
  /** The button gets no click, and not in every browser the pointer's events. */
  const press = ({ clientX, clientY }: PointerEvent) => {
    const pressed = document.elementFromPoint(clientX, clientY);
    const isDead = submits().some((submit) => submit.disabled && submit.contains(pressed));
    if (pressed && isDead && !isShut()) refuse();
  };
  listenLast('keydown', enter, signal);
  listenLast('pointerup', press, signal);
}
