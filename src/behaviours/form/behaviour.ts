/**
 * What every form needs: submits that wait for valid answers, and send once. What is said to the visitor
 * comes in a chunk of its own (`form-help.ts`), as soon as there is something to say. Where that chunk
 * doesn't arrive, the browser's own check is back: a button that can't explain itself is never disabled.
 */
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bindings } from '../../runtime/bindings.ts';
import { ContractError } from '../../runtime/decode.ts';
import { contract } from './contract.ts';
import type { Core } from './core.ts';
import type { Help } from './form-help.ts';
import { makeLock } from './lock.ts';
import { isFieldOf, questionsOf } from './question.ts';
import { submitsOf } from './submits.ts';
import { watchSilentValues } from './watch.ts';

/** A button that saves what is there, or leaves. */
const UNCHECKED = '[formnovalidate]';

export default defineBehaviour(contract, (form, context) => {
  if (!(form instanceof HTMLFormElement)) throw new ContractError('expected a <form>');
  const { signal } = context;
  const bound = bindings(signal);
  let help: Help | undefined;
  let asked: Promise<void> | undefined;
  let isAlone = false;

  const hasFault = () => core.questions().some(({ isWrong }) => isWrong);
  const look = () => {
    if (signal.aborted) return;
    const isWrong = hasFault();
    if (isWrong) ask();
    for (const submit of core.submits()) {
      const disabled = lock.isClosed() || (isWrong && !isAlone && !submit.matches(UNCHECKED));
      bound(submit).apply({ attributes: { disabled } });
    }
    // The browser's bubble would say it twice, and stops at fields that it can't focus.
    bound(form).apply({ attributes: isAlone ? {} : { novalidate: true } });
    help?.show(lock.isClosed());
  };
  const ask = () => {
    asked ??= import('./form-help.ts')
      .then(({ makeHelp }) => {
        if (!signal.aborted) help = makeHelp(core, context);
      })
      .catch(() => {
        isAlone = true;
      })
      .then(look);
    return asked;
  };
  const lock = makeLock(look, signal);
  const core: Core = {
    form,
    signal,
    isField: (target) => isFieldOf(form, target),
    questions: () => questionsOf(form),
    submits: () => submitsOf(form),
    isShut: lock.isShut,
    look,
  };

  /** Before the page's own listeners, as the browser's own check would be. */
  const check = (event: SubmitEvent) => {
    if (event.target !== form) return;
    const isFree = isAlone || event.submitter?.matches(UNCHECKED);
    const isFit = isFree || !hasFault();
    if (isFit && !lock.isShut()) {
      lock.close(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isFit) ask().then(() => help?.refuse());
  };
  const edit = ({ target, type }: Event) => {
    if (!core.isField(target)) return;
    if (type === 'focusin') ask();
    // Another script's verdict on an older answer; its own listener may give a new one.
    else if (target.validity.customError) target.setCustomValidity('');
    lock.open();
    setTimeout(look);
  };
  // On the document: what happens in fields outside the form never reaches the form.
  const capture = { capture: true, signal };
  for (const type of ['input', 'change', 'focusin']) document.addEventListener(type, edit, capture);
  document.addEventListener('submit', check, capture);
  form.addEventListener('reset', () => setTimeout(look), { signal });
  watchSilentValues(look, signal);
  look();
});
