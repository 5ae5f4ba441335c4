import { useEffect, useState } from 'react';
import { arrive } from '../../src/lib/arrive.ts';
import { texts } from './texts.ts';
import type { ViewProps } from './view.tsx';

type RowsView = typeof import('./rows.tsx').Rows;

/** Not needed before the first answer: asked for while the first search waits. */
function useRows(): RowsView | undefined {
  const [rows, setRows] = useState<{ readonly View: RowsView }>();
  useEffect(() => {
    arrive(() => import('./rows.tsx')).then(
      ({ Rows }) => setRows({ View: Rows }),
      (error) =>
        setRows(() => {
          throw error;
        }),
    );
  }, []);
  return rows?.View;
}

/** The page of the list, or what there is to say instead of it. */
export function Results(props: ViewProps) {
  const Rows = useRows();
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
      if (outcome.structures.length === 0) return <p>{texts.nothing}</p>;
      return Rows ? <Rows {...props} /> : <p>{texts.searching}</p>;
  }
}
