/** What speaks for the submit: a visible hint of what is missing, and a live region. Each event has one voice. */
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
  readonly say: (sentence: string) => void;
}

interface Now {
  /** A submit is under way. */
  readonly isLocked: boolean;
  /** The visitor has just ticked a box or chosen a radio button: nothing else tells what that has changed. */
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
  const say = createLiveRegion(form, signal);
  const bound = bindings(signal);
  let before: Said = { text: '' };

  const describe = (submit: Submit) => {
    const ids = describedBy(submit, hint.id);
    bound(submit).apply({ attributes: { 'aria-describedby': ids } });
  };
  /**
   * Shows the hint, and moves the focus from a submit that waits, or from a hint that has nothing more to say. Returns
   * whether it has moved it.
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
    say,
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
      // What gets the focus speaks by itself.
      if (state !== before.state) say(isFocusMoved ? '' : newsOf(before, now, submit));
      else if (isTicked && state === 'missing' && now.text !== before.text) say(now.text);
      before = now;
    },
  };
}

/** What the hint said last; nothing before the first time. */
interface Said {
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

function newsOf(before: Said, { state, text }: Said, submit: Submit): string {
  if (state === 'sending') return text;
  const name = submit.textContent.trim() || submit.value || submit.getAttribute('alt') || '';
  return before.state && state === 'ready' ? texts.available(name) : '';
}
