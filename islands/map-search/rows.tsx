/** The structures of a page of the list. */
import { distanceKm } from '../../src/lib/position.ts';
import { dayOf } from './event-day.ts';
import { StructureRow } from './row.tsx';
import { structuresOnPage } from './state.ts';
import type { ViewProps } from './view.tsx';

export function Rows({ state, select, canShowOnMap }: ViewProps) {
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
