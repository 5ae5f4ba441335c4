import { eventDay } from '../list/event-day.ts';
import { WayThere } from '../list/row.tsx';
import type { Structure } from '../list/structure.ts';
import { structuresIn } from '../state.ts';
import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';
import { metreOf } from './locations.ts';

interface InfoProps extends ViewProps {
  readonly selected: Structure;
}

/** What the window over a pin says, and what else there is at the same place. */
export function MapInfo({ selected, state, happen }: InfoProps) {
  const others = structuresIn(state.outcome).filter(
    (one) => one !== selected && isAt(one, selected),
  );
  return (
    <div data-map-search-info="">
      <p>
        <strong>{selected.name}</strong>
      </p>
      <p>{selected.address.join(', ')}</p>
      <WayThere structure={selected} />
      {others.length > 0 ? <p>{texts.alsoHere}</p> : null}
      <ul>
        {others.map(({ id, name, date }) => (
          <li key={id}>
            <button type="button" onClick={() => happen({ type: 'selected', id })}>
              {labelOf(name, date)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function labelOf(name: string, date: string): string {
  const day = eventDay(date, '');
  return day ? `${name}, ${day.text}` : name;
}

function isAt({ position }: Structure, { position: place }: Structure): boolean {
  return position !== undefined && place !== undefined && metreOf(position) === metreOf(place);
}
