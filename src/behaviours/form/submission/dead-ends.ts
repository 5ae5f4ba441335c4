/**
 * Two actions that a browser ignores while the submit button is disabled: Enter in a field
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission), and a press on the
 * button. Calls `refuse` for both.
 */
import { listenLast } from '../../../lib/after-dispatch.ts';
import type { FormContext } from '../form-context.ts';

export function followDeadEnds(context: FormContext, refuse: () => void): void {
  const { isField, isSubmitting, signal, submits } = context;
  const enter = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Enter' || isComposing || defaultPrevented || !isField(target)) return;
    if (target.localName === 'input' && submits()[0]?.disabled && !isSubmitting()) refuse();
  };
  /**
   * Finds a press on a disabled button. The button gets no click event, and in some browsers no pointer events:
   * https://github.com/whatwg/html/issues/2368
   */
  const press = ({ clientX, clientY }: PointerEvent) => {
    const pressed = document.elementFromPoint(clientX, clientY);
    const isDead = submits().some((submit) => submit.disabled && submit.contains(pressed));
    if (pressed && isDead && !isSubmitting()) refuse();
  };
  listenLast('keydown', enter, signal);
  listenLast('pointerup', press, signal);
}
