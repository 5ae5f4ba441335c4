import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '../../../src/lib/import-with-retry.ts';
import { once } from '../../../src/lib/once.ts';
import { texts } from '../texts.ts';
import type { ListOfSearch } from './answer.tsx';

/**
 * Returns views that load with their first render, because they are not needed before the first response. Both are
 * in one chunk, which is requested once.
 */
function lazyViews() {
  const load = once(() => importWithRetry(() => import('./answer.tsx')));
  return {
    Answer: lazy(async () => ({ default: (await load()).AnswerView })),
    Pages: lazy(async () => ({ default: (await load()).Pagination })),
  };
}

/** Returns the views of an outcome. Each island has its own: an island that is mounted again retries a lost chunk. */
export function useAnswerViews(): ReturnType<typeof lazyViews> {
  const [views] = useState(lazyViews);
  return views;
}

interface ResultsProps extends ListOfSearch {
  readonly views: ReturnType<typeof lazyViews>;
}

/** Shows the page of results, or a message. */
export function Results({ views: { Answer }, ...answer }: ResultsProps) {
  return (
    <Suspense fallback={<p>{texts.searching}</p>}>
      <Answer {...answer} />
    </Suspense>
  );
}
