import { useEffect, useState } from 'react';
import { arrive } from '../../../src/lib/arrive.ts';
import { texts } from '../texts.ts';
import type { ListOfSearch } from './answer.tsx';

type Answer = typeof import('./answer.tsx');

/** Loads what shows an answer, while the first search waits. Returns it once it is there. */
export function useAnswerView(): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    arrive(() => import('./answer.tsx')).then(setAnswer, (error) =>
      setAnswer(() => {
        throw error;
      }),
    );
  }, []);
  return answer;
}

interface ResultsProps extends ListOfSearch {
  readonly answer: Answer | undefined;
}

/** Shows the page of the list, or what there is to say instead of it. */
export function Results({ answer, ...search }: ResultsProps) {
  const { outcome } = search.state;
  if (outcome.kind === 'searching' || !answer) return <p>{texts.searching}</p>;
  return <answer.AnswerView {...search} outcome={outcome} />;
}
