import { useEffect, useState } from 'react';
import { arrive } from '../../../src/lib/arrive.ts';
import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';

type Answer = typeof import('./answer.tsx');

/** What shows an answer. Not needed before the first one: asked for while the first search waits. */
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

/** The page of the list, or what there is to say instead of it. */
export function Results({ answer, ...props }: ViewProps & { readonly answer: Answer | undefined }) {
  const { outcome } = props.state;
  if (outcome.kind === 'searching' || !answer) return <p>{texts.searching}</p>;
  return <answer.AnswerView {...props} outcome={outcome} />;
}
