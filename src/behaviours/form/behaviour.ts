/**
 * The part of a form that loads first. It knows which answers are wrong, and prevents a second submit. Disabled
 * submit buttons and all messages are in a chunk of their own (`form-help.ts`), which loads when there is something
 * to say. Until then, the browser's own validation is active: a button is never disabled without an explanation.
 */

import { importWithRetry } from '../../lib/import-with-retry.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { sentAttribute } from '../../runtime/bind.ts';
import { contract } from './contract.ts';
import { fieldGroupsOf, isFieldOf } from './fields/field-groups.ts';
import type { FormContext } from './form-context.ts';
import type { Help } from './form-help.ts';
import { makeLock } from './submission/lock.ts';
import { isUnchecked, submitsOf } from './submission/submits.ts';

export default defineBehaviour(contract, (form, context) => {
  const { signal } = context;
  let help: Help | undefined;
  let asked: Promise<void> | undefined;

  const update = () => {
    if (signal.aborted) return;
    const groups = formContext.groups();
    const isSilent = groups.every(({ isWrong, isAnswered }) => !isWrong && !isAnswered);
    if (!isSilent || lock.isLocked() || formContext.sentDisabled.length > 0) ask();
    help?.show(groups, lock.isLocked());
  };
  const ask = () => {
    asked ??= importWithRetry(() => import('./form-help.ts')).then(({ makeHelp }) => {
      if (signal.aborted) return;
      help = makeHelp(formContext, context);
      update();
    });
    // The browser's own validation stays active.
    asked.catch(() => {});
  };
  const lock = makeLock(update, signal);
  const formContext: FormContext = {
    form,
    signal,
    isField: (target) => isFieldOf(form, target),
    groups: () => fieldGroupsOf(form),
    submits: () => submitsOf(form),
    isUnchecked,
    entered: new Set(),
    sentDisabled: submitsOf(form).filter((submit) => sentAttribute(submit, 'disabled') !== null),
    isSubmitting: lock.isSubmitting,
    update,
  };

  /** Validates before the page's own submit listeners run, as the browser's own validation does. */
  const check = (event: SubmitEvent) => {
    if (event.target !== form) return;
    const isFree = !help || (event.submitter && isUnchecked(event.submitter));
    const isFit = isFree || !formContext.groups().some(({ isWrong }) => isWrong);
    if (isFit && !lock.isSubmitting()) {
      lock.lock(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isFit) help?.refuse();
  };
  const edit = ({ target, type }: Event) => {
    if (!formContext.isField(target)) return;
    if (type === 'focusin') {
      formContext.entered.add(target);
      ask();
    }
    // A custom error of another script is about the old value. Its own listener may set a new one.
    if (type === 'input' && target.validity.customError) target.setCustomValidity('');
    setTimeout(update);
  };
  // On the document, because events of fields outside the form don't bubble through the form.
  const capture = { capture: true, signal };
  for (const type of ['input', 'change', 'focusin', 'animationstart'])
    document.addEventListener(type, edit, capture);
  document.addEventListener('submit', check, capture);
  addEventListener('pageshow', update, { signal });
  unshadowed(form).addEventListener('reset', () => setTimeout(update), { signal });
  update();
});
