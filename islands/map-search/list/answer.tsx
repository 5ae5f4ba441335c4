/** The outcome of a search: a page of structures, or a message. */
import { distanceKm } from '../../../src/lib/position.ts';
import type { MapSearchModel } from '../props.ts';
import { structuresOnPage } from '../state.ts';
import { texts } from '../texts.ts';
import { dayOf } from './event-day.ts';
import { StructureRow } from './row.tsx';

export { Pagination } from './pagination.tsx';
export { structuresFor } from './structures.ts';

/** What this view needs from the search. */
export interface ListOfSearch
  extends Pick<MapSearchModel, 'state' | 'refusal' | 'canShowOnMap' | 'select' | 'retry'> {
  /** Called when the visitor allows requests to Google. */
  readonly allowGoogle: () => void;
}

/** Shows a page of structures, or a message about the search. */
export function AnswerView({
  state,
  canShowOnMap,
  select,
  refusal,
  retry,
  allowGoogle,
}: ListOfSearch) {
  const { outcome } = state;
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
    case 'unlocated':
      return (
        <Unlocated
          isOutage={outcome.isOutage}
          allowGoogle={refusal === 'no-consent' ? allowGoogle : undefined}
          retry={retry}
        />
      );
    case 'failed':
      return (
        <div role="alert">
          <p>{texts.failed}</p>
          <Retry retry={retry} />
        </div>
      );
    case 'found':
      return outcome.structures.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Rows state={state} select={canShowOnMap ? select : undefined} />
      );
  }
}

interface UnlocatedProps extends Pick<ListOfSearch, 'retry'> {
  readonly isOutage: boolean;
  /** `undefined` if Google needs no consent, or has it. */
  readonly allowGoogle: (() => void) | undefined;
}

/** Says what the visitor can do if the address can't be located. */
function Unlocated({ isOutage, allowGoogle, retry }: UnlocatedProps) {
  return (
    <div role="alert">
      <p>{isOutage ? texts.failed : texts.unlocated}</p>
      <p>{texts.chooseSuggestion}</p>
      {allowGoogle ? <AllowMap allowGoogle={allowGoogle} /> : null}
      {isOutage ? <Retry retry={retry} /> : null}
    </div>
  );
}

function AllowMap({ allowGoogle }: Pick<ListOfSearch, 'allowGoogle'>) {
  return (
    <>
      <p>{texts.orAllowMap}</p>
      <button type="button" onClick={allowGoogle}>
        {texts.allowMap}
      </button>
    </>
  );
}

function Retry({ retry }: Pick<ListOfSearch, 'retry'>) {
  return (
    <button type="button" onClick={retry}>
      {texts.retry}
    </button>
  );
}

interface RowsProps extends Pick<ListOfSearch, 'state'> {
  /** `undefined` if there is no map. */
  readonly select: ListOfSearch['select'] | undefined;
}

function Rows({ state, select }: RowsProps) {
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
          select={structure.position && select}
        />
      ))}
    </ul>
  );
}
