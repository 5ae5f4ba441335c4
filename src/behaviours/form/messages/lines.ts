/**
 * The messages for the submit button: a visible hint about missing fields, and a live region. Each change is
 * announced by one of them only.
 */
import { createLiveRegion } from '../../../lib/live-region.ts';
import { bindings } from '../../../runtime/bindings.ts';
import { describedBy } from '../../../runtime/described-by.ts';
import type { Field, FieldGroup } from '../fields/field-groups.ts';
import { labelOf } from '../fields/label.ts';
import type { FormContext } from '../form-context.ts';
import type { Submit } from '../submission/submits.ts';
import type { FieldLinks } from './field-links.ts';
import { makeHint } from './hint.ts';
import { type Piece, sentenceOf, texts } from './texts.ts';

export interface Lines {
  readonly show: (wrong: readonly FieldGroup[], now: Now) => void;
  readonly announce: (sentence: string) => void;
}

interface Now {
  /** A submit is in progress. */
  readonly isLocked: boolean;
  /** The visitor has just checked a box or a radio button. No other message tells what that has changed. */
  readonly isTicked: boolean;
}

type State = 'missing' | 'ready' | 'sending';

export function makeLines(
  context: FormContext,
  part: HTMLElement | undefined,
  links: FieldLinks,
): Lines {
  const { form, isUnchecked, signal, submits } = context;
  const hint = makeHint(context, part, links);
  const announce = createLiveRegion(form, signal);
  const bound = bindings(signal);
  let before: Status = { text: '' };

  const describe = (submit: Submit) => {
    const ids = describedBy(submit, hint.id);
    bound(submit).apply({ attributes: { 'aria-describedby': ids } });
  };
  /**
   * Shows the hint. If the focus is on a button that gets disabled, or on a hint that gets empty, it is moved.
   * Returns whether it was.
   */
  const showHint = (
    waiting: readonly Submit[],
    pieces: readonly Piece[],
    fields: readonly Field[],
  ) => {
    const isOnSubmit = waiting.some((one) => one.disabled && one === document.activeElement);
    const isOnHint = pieces.length === 0 && hint.hasFocus();
    if (isOnHint) waiting[0]?.focus();
    hint.show(pieces, fields);
    if (isOnSubmit) hint.takeFocus();
    return isOnSubmit || isOnHint;
  };
  return {
    announce,
    show(wrong, { isLocked, isTicked }) {
      const waiting = submits().filter((one) => !isUnchecked(one));
      const [submit] = waiting;
      if (!submit) return hint.show([], []);
      const state = stateOf(wrong, isLocked);
      const pieces = hintFor(state, wrong);
      const now = { state, text: sentenceOf(pieces) };
      const fields = state === 'missing' ? wrong.map(({ fields: [field] }) => field) : [];
      const isFocusMoved = showHint(waiting, pieces, fields);
      waiting.forEach(describe);
      // A focused element is announced anyway, so the live region stays silent.
      if (state !== before.state) announce(isFocusMoved ? '' : newsOf(before, now, submit));
      else if (isTicked && state === 'missing' && now.text !== before.text) announce(now.text);
      before = now;
    },
  };
}

/** What the hint said last. There is no state before the first time. */
interface Status {
  readonly state?: State;
  readonly text: string;
}

function stateOf(wrong: readonly FieldGroup[], isLocked: boolean): State {
  if (isLocked) return 'sending';
  return wrong.length > 0 ? 'missing' : 'ready';
}

function hintFor(state: State, wrong: readonly FieldGroup[]): readonly Piece[] {
  if (state === 'ready') return [];
  return state === 'sending' ? [{ words: texts.sending }] : texts.missing(wrong.map(labelOf));
}

function newsOf(before: Status, { state, text }: Status, submit: Submit): string {
  if (state === 'sending') return text;
  const name = submit.textContent.trim() || submit.value || submit.getAttribute('alt') || '';
  return before.state && state === 'ready' ? texts.available(name) : '';
}
