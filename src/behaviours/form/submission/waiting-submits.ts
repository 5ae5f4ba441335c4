/** Submits wait for valid answers, and for the answer to a submit that is under way. */
import { bind, NOTHING } from '../../../runtime/bind.ts';
import { bindings } from '../../../runtime/bindings.ts';
import type { FormContext } from '../form-context.ts';

const DISABLED = { attributes: { disabled: true } };
/** Another root may have a reason to disable a submit: that counts. */
const BELOW = true;
const ENABLED = { attributes: { disabled: false } };

/** Returns a function that holds back only what must wait. Others may have reasons of their own to disable a submit. */
export function makeSubmitsWait(
  context: FormContext,
): (isWrong: boolean, isLocked: boolean) => void {
  const { form, isUnchecked, sentDisabled, signal, submits } = context;
  const waiting = bindings(signal);
  for (const submit of sentDisabled) bind(submit, signal, BELOW).apply(ENABLED);
  // The browser's bubble would say it twice, and stops at fields that it can't focus:
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#interactively-validate-the-constraints
  bind(form, signal).apply({ attributes: { novalidate: true } });
  return (isWrong, isLocked) => {
    for (const submit of submits()) {
      const isHeld = isLocked || (isWrong && !isUnchecked(submit));
      waiting(submit).apply(isHeld ? DISABLED : NOTHING);
    }
  };
}
