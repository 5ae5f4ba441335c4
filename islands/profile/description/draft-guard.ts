/** Asks the visitor before a draft is lost by leaving the page. */
import { useEffect } from 'react';
import { listenLast } from '../../../src/lib/after-dispatch.ts';
import type { Snapshot } from './snapshot.ts';

export function useDraftGuard(text: HTMLTextAreaElement, snapshot: Snapshot | undefined): void {
  const value = snapshot?.value;
  useEffect(() => {
    if (value === undefined) return undefined;
    let isSent = false;
    const ended = new AbortController();
    const { signal } = ended;
    const guard = (event: BeforeUnloadEvent) => {
      if (!isSent && text.value !== value) event.preventDefault();
    };
    const send = (event: SubmitEvent) => {
      if (event.target === text.form) isSent = !event.defaultPrevented;
    };
    addEventListener('beforeunload', guard, { signal });
    listenLast('submit', send, signal);
    addEventListener(
      'pageshow',
      () => {
        isSent = false;
      },
      { signal },
    );
    return () => ended.abort();
  }, [text, value]);
}
