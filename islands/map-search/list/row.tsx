import { useLayoutEffect, useRef } from 'react';
import { encoded } from '../../../src/lib/encoded.ts';
import { phoneFrom } from '../../../src/lib/phone-fr.ts';
import { texts } from '../texts.ts';
import { eventDay, eventHours } from './event-day.ts';
import type { Structure } from './structure.ts';

interface RowProps {
  readonly structure: Structure;
  /** An ISO date. */
  readonly today: string;
  /** The distance from the origin of the search. */
  readonly km: number | undefined;
  readonly isSelected: boolean;
  /** `undefined` if there is no map, or the structure has no position. */
  readonly select: ((id: string) => void) | undefined;
}

export function StructureRow({ structure, today, km, isSelected, select }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li
      ref={row}
      className={isSelected ? 'is-selected' : undefined}
      aria-current={isSelected ? 'true' : undefined}
    >
      <h3>{structure.name}</h3>
      <Address lines={structure.address} />
      {km === undefined ? null : <p data-map-search-distance="">{texts.distance(km)}</p>}
      <When structure={structure} today={today} />
      <ActionTypes types={structure.types} />
      <PhoneLink structure={structure} />
      <p data-map-search-actions="">
        {select ? (
          <button
            type="button"
            aria-label={texts.showOnMapOf(structure.name)}
            onClick={() => select(structure.id)}
          >
            {texts.showOnMap}
          </button>
        ) : null}
        <WayThere structure={structure} />
      </p>
    </li>
  );
}

function Address({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function When({ structure, today }: Pick<RowProps, 'structure' | 'today'>) {
  const day = eventDay(structure.date, today);
  if (!day && !structure.time) return null;
  return (
    <p data-map-search-when={day?.isPast ? 'past' : ''}>
      {day ? <time dateTime={day.iso}>{day.text}</time> : null}
      {structure.time ? <span>{` ${eventHours(structure.time)}`}</span> : null}
      {day?.isPast ? <strong>{texts.past}</strong> : null}
    </p>
  );
}

function ActionTypes({ types }: Pick<Structure, 'types'>) {
  const labels = types.flatMap((type) => texts.actionType(type) ?? []);
  if (labels.length === 0) return null;
  return (
    <ul data-map-search-types="">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

function PhoneLink({ structure: { name, phone, postcode } }: Pick<RowProps, 'structure'>) {
  const found = phoneFrom(phone, postcode);
  if (!found) return null;
  if (!found.href) return <p>{found.text}</p>;
  return (
    <p>
      <a href={found.href} aria-label={texts.call(name, found.text)}>
        {found.text}
      </a>
    </p>
  );
}

export function WayThere({ structure: { name, address } }: Pick<RowProps, 'structure'>) {
  const query = encoded(address.join(', ') || name);
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.goThereTo(name)}
    >
      {texts.goThere}
    </a>
  );
}
