/** Disables submit buttons while values are invalid or a submit is in progress. */
import { bind, NOTHING } from '../../../runtime/bind.ts';
import { bindings } from '../../../runtime/bindings.ts';
import type { FormContext } from '../form-context.ts';

const DISABLED = { attributes: { disabled: true } };
/** The binding is below all others: another root may disable the same button for a reason of its own. */
const BELOW = true;
const ENABLED = { attributes: { disabled: false } };

/**
 * Returns a function that disables the buttons that must wait. A button that another script has disabled stays
 * disabled.
 */
export function makeSubmitsWait(
  context: FormContext,
): (isWrong: boolean, isLocked: boolean) => void {
  const { form, isUnchecked, sentDisabled, signal, submits } = context;
  const waiting = bindings(signal);
  for (const submit of sentDisabled) bind(submit, signal, BELOW).apply(ENABLED);
  // The browser's own message would be a second one. It also stops at fields that it can't focus:
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#interactively-validate-the-constraints
  bind(form, signal).apply({ attributes: { novalidate: true } });
  return (isWrong, isLocked) => {
    for (const submit of submits()) {
      const isHeld = isLocked || (isWrong && !isUnchecked(submit));
      waiting(submit).apply(isHeld ? DISABLED : NOTHING);
    }
  };
}
