import { lazy, Suspense, useEffect } from 'react';
import { texts } from './texts.ts';
import type { ViewProps } from './view.tsx';

/** Not needed before the first answer: asked for while the first search waits. */
const loadRows = () => import('./rows.tsx');
const Rows = lazy(loadRows);

/** The page of the list, or what there is to say instead of it. */
export function Results(props: ViewProps) {
  useEffect(() => void loadRows().catch(() => {}), []);
  return (
    <Suspense fallback={<p>{texts.searching}</p>}>
      <Said {...props} />
    </Suspense>
  );
}

function Said(props: ViewProps) {
  const { outcome } = props.state;
  switch (outcome.kind) {
    case 'searching':
      return <p>{texts.searching}</p>;
    case 'not-located':
      return (
        <>
          <p>{texts.notLocated}</p>
          <p>{texts.nothing}</p>
        </>
      );
    case 'failed':
      return (
        <div role="alert">
          <p>{texts.failed}</p>
          <button type="button" onClick={props.retry}>
            {texts.retry}
          </button>
        </div>
      );
    case 'found':
      return outcome.structures.length > 0 ? <Rows {...props} /> : <p>{texts.nothing}</p>;
  }
}
