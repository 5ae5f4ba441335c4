import { distanceKm } from '../../src/lib/position.ts';
import { dayOf } from './event-day.ts';
import { StructureRow } from './row.tsx';
import { structuresOnPage } from './state.ts';
import { texts } from './texts.ts';
import type { ViewProps } from './view.tsx';

/** The page of the list, or what there is to say instead of it. */
export function Results(props: ViewProps) {
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

function Rows({ state, select, canShowOnMap }: ViewProps) {
  const origin = state.outcome.kind === 'found' ? state.outcome.origin : undefined;
  const today = dayOf(new Date());
  return (
    <ul>
      {structuresOnPage(state).map((structure) => (
        <StructureRow
          key={structure.id}
          structure={structure}
          today={today}
          km={origin && structure.position && distanceKm(origin, structure.position)}
          isSelected={structure.id === state.selected}
          select={canShowOnMap && structure.position ? select : undefined}
        />
      ))}
    </ul>
  );
}
