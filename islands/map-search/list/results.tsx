import { lazy, Suspense, useState } from 'react';
import { arrive } from '../../../src/lib/arrive.ts';
import { once } from '../../../src/lib/once.ts';
import { texts } from '../texts.ts';
import type { ListOfSearch } from './answer.tsx';

/**
 * Makes views that load with their first render: they are not needed before the first answer. Both are of one chunk, which
 * is asked for once.
 */
function lazyViews() {
  const load = once(() => arrive(() => import('./answer.tsx')));
  return {
    Answer: lazy(async () => ({ default: (await load()).AnswerView })),
    Pages: lazy(async () => ({ default: (await load()).Pagination })),
  };
}

/** Returns what shows an answer. Each island has views of its own: one that starts again asks again for a lost chunk. */
export function useAnswerViews(): ReturnType<typeof lazyViews> {
  const [views] = useState(lazyViews);
  return views;
}

interface ResultsProps extends ListOfSearch {
  readonly views: ReturnType<typeof lazyViews>;
}

/** Shows the page of the list, or what there is to say instead of it. */
export function Results({ views: { Answer }, ...answer }: ResultsProps) {
  return (
    <Suspense fallback={<p>{texts.searching}</p>}>
      <Answer {...answer} />
    </Suspense>
  );
}
