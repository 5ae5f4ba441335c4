/** Connects the test with the server. Only the latest submit counts, and its result gets the focus. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Newest } from '../../src/lib/newest.ts';
import { focusOn } from '../../src/runtime/focus.ts';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import { cleanInto } from '../../src/services/html-cleaner/html-cleaner.ts';
import { type Asking, askForResult, reportUncleaned } from './answer.ts';
import { scrollBelowHeader } from './scroll.ts';
import { texts } from './texts.ts';

export interface TestState {
  /** `missing`: the server is broken, which is announced and not shown. */
  readonly kind: 'idle' | 'loading' | 'shown' | 'missing' | 'unavailable';
  /** Increases with each change of the state. */
  readonly number: number;
}

export interface TestModel {
  readonly state: TestState;
  /** Whether a result is shown, perhaps one of an earlier submit. */
  readonly hasResult: boolean;
  /** The element with the result. Its content is not rendered by React. */
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly submit: (answers: FormData) => void;
}

export function useTest(form: HTMLFormElement, { signal, report }: Asking): TestModel {
  const [state, setState] = useState<TestState>({ kind: 'idle', number: 0 });
  const [hasResult, setHasResult] = useState(false);
  const announce = useLiveRegion(form);
  const holder = useRef<HTMLDivElement>(null);
  const [questions] = useState(() => new Newest(signal));

  useEffect(() => {
    announce(SAID[state.kind] ?? '');
    if (state.kind === 'shown') leadTo(holder.current);
  }, [announce, state]);

  const ask = async (answers: FormData) => {
    const asked = questions.begin();
    const turn = (kind: TestState['kind']) =>
      setState(({ number }) => ({ kind, number: number + 1 }));
    turn('loading');
    const answer = await askForResult(answers, { signal: asked, report });
    const result =
      answer.kind === 'fragment'
        ? await cleaned(answer.html, report).catch((error) => reportUncleaned(report, error))
        : undefined;
    if (asked.aborted) return;
    if (result) {
      holder.current?.replaceChildren(result);
      setHasResult(true);
      turn('shown');
    } else turn(answer.kind === 'nothing' ? 'missing' : 'unavailable');
  };
  return { state, hasResult, holder, submit: (answers) => void ask(answers) };
}

/** The announcements. A result gets the focus instead, and `unavailable` is an alert. */
const SAID: Partial<Record<TestState['kind'], string>> = {
  loading: texts.loading,
  missing: texts.missing,
};

/** Returns the sanitised HTML as a fragment of its own, so that an older response can't overwrite a newer one. */
async function cleaned(html: string, report: Asking['report']): Promise<DocumentFragment> {
  const workbench = document.createElement('div');
  for (const found of await cleanInto(workbench, html))
    report({
      expected: 'an answer without scripts, frames and links elsewhere',
      found,
      advice: 'it is removed; remove it from the answer of /api/result-test-fagerstrom',
    });
  const fragment = new DocumentFragment();
  fragment.append(...workbench.childNodes);
  for (const button of fragment.querySelectorAll('button')) keepFromSending(button);
  return fragment;
}

/** Gives a button outside any form the type "button", because it has nothing to submit. */
function keepFromSending(button: HTMLButtonElement): void {
  if (button.getAttribute('form') === '') button.type = 'button';
}

/** Focuses the heading of the result, and then scrolls to it. Focusing alone could leave it behind a sticky header. */
function leadTo(holder: HTMLElement | null): void {
  const target = holder?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? holder;
  if (!target) return;
  focusOn(target, { preventScroll: true });
  scrollBelowHeader(target);
}
