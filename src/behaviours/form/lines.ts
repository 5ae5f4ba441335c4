/** What speaks for the submit: a visible hint of what is missing, and a live region. */
import { createLiveRegion } from '../../lib/live-region.ts';
import { bind } from '../../runtime/bind.ts';
import { bindings } from '../../runtime/bindings.ts';
import { describedBy } from '../../runtime/described-by.ts';
import type { Core } from './core.ts';
import { labelOf } from './label.ts';
import type { Question } from './question.ts';
import type { Submit } from './submits.ts';
import { texts } from './texts.ts';

export interface Lines {
  readonly show: (wrong: readonly Question[], isClosed: boolean) => void;
  readonly say: (sentence: string) => void;
}

type State = 'missing' | 'ready' | 'closed';

export function makeLines(core: Core, part: HTMLElement | undefined): Lines {
  const { form, isUnchecked, signal, submits } = core;
  const hint = part ?? makeHint(core);
  const words = bind(hint, signal);
  const say = createLiveRegion(form, signal);
  const bound = bindings(signal);
  lastId += 1;
  const attributes = { id: hint.id || `islands-hint-${lastId}` };
  let before: State | undefined;

  const describe = (submit: Submit) => {
    const ids = describedBy(submit, attributes.id);
    bound(submit).apply({ attributes: { 'aria-describedby': ids } });
  };
  return {
    say,
    show(wrong, isClosed) {
      const waiting = submits().filter((one) => !isUnchecked(one));
      const [submit] = waiting;
      const state = stateOf(wrong, isClosed);
      const text = submit && hintFor(state, wrong);
      const visibility = text ? 'visible' : 'hidden';
      words.apply({ attributes, styles: { visibility }, ...(text && { text }) });
      waiting.forEach(describe);
      if (submit && before !== state) say(newsOf(before, state, submit));
      before = state;
    },
  };
}

let lastId = 0;

function stateOf(wrong: readonly Question[], isClosed: boolean): State {
  if (isClosed) return 'closed';
  return wrong.length > 0 ? 'missing' : 'ready';
}

function hintFor(state: State, wrong: readonly Question[]): string {
  if (state === 'ready') return '';
  return state === 'closed' ? texts.sending : texts.missing(wrong.map(labelOf));
}

function newsOf(before: State | undefined, state: State, submit: Submit): string {
  if (state === 'closed') return texts.sending;
  const name = submit.textContent.trim() || submit.value || submit.getAttribute('alt') || '';
  return before === 'missing' && state === 'ready' ? texts.available(name) : '';
}

function makeHint({ form, signal }: Core): HTMLElement {
  const hint = document.createElement('span');
  hint.dataset.islandsView = '';
  hint.dataset.formPart = 'hint';
  form.append(hint);
  signal.addEventListener('abort', () => hint.remove());
  return hint;
}
