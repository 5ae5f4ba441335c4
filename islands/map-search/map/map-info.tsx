import { eventDay } from '../list/event-day.ts';
import { WayThere } from '../list/row.tsx';
import type { Structure } from '../list/structure.ts';
import { texts } from '../texts.ts';
import { metreOf } from './locations.ts';

interface InfoProps {
  readonly selected: Structure;
  /** All structures of the search, including the selected one. */
  readonly structures: readonly Structure[];
  readonly select: (id: string) => void;
}

/** Renders the info window of a pin: the selected structure, and a list of the others at the same location. */
export function MapInfo({ selected, structures, select }: InfoProps) {
  const others = structures.filter((one) => one !== selected && isAt(one, selected));
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
            <button type="button" onClick={() => select(id)}>
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
