/** What a search has come to: a page of structures, or what there is to say instead of them. */
import { distanceKm } from '../../../src/lib/position.ts';
import type { Outcome } from '../state.ts';
import { structuresOnPage } from '../state.ts';
import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';
import { dayOf } from './event-day.ts';
import { StructureRow } from './row.tsx';

export { Pagination } from './pagination.tsx';
export { structuresFor } from './structures.ts';

type Answered = Exclude<Outcome, { kind: 'searching' }>;

export function AnswerView({ outcome, ...props }: ViewProps & { readonly outcome: Answered }) {
  switch (outcome.kind) {
    case 'not-located':
      return (
        <>
          <p>{texts.notLocated}</p>
          <p>{texts.nothing}</p>
        </>
      );
    case 'unlocated':
      return <Unlocated {...props} isOutage={outcome.isOutage} />;
    case 'failed':
      return (
        <div role="alert">
          <p>{texts.failed}</p>
          <Retry {...props} />
        </div>
      );
    case 'found':
      return outcome.structures.length === 0 ? <p>{texts.nothing}</p> : <Rows {...props} />;
  }
}

/** What helps where nobody can locate the address. */
function Unlocated(props: ViewProps & { readonly isOutage: boolean }) {
  return (
    <div role="alert">
      <p>{props.isOutage ? texts.failed : texts.unlocated}</p>
      <p>{texts.chooseSuggestion}</p>
      {props.refusal === 'no-consent' ? <AllowMap {...props} /> : null}
      {props.isOutage ? <Retry {...props} /> : null}
    </div>
  );
}

function AllowMap({ google }: ViewProps) {
  return (
    <>
      <p>{texts.orAllowMap}</p>
      <button type="button" onClick={google.grant}>
        {texts.allowMap}
      </button>
    </>
  );
}

function Retry({ retry }: ViewProps) {
  return (
    <button type="button" onClick={retry}>
      {texts.retry}
    </button>
  );
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
