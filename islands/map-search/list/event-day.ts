/** Formats the days and hours of events, which exports write in several ways, in French. */
import { frenchDay, frenchWeekday } from '../../../src/lib/calendar-texts.ts';
import { texts } from '../texts.ts';

export interface EventDay {
  /** `jeudi 12 mars 2026`, or the text as it was sent if it is not a date. */
  readonly text: string;
  /** The ISO date; missing if the text is not a date. */
  readonly iso?: string;
  readonly isPast: boolean;
}

/**
 * Returns the day of an event, or `undefined` for an empty text. `sent` is an ISO date, with or without a time, or
 * a date such as 12/03/2026. `today` is an ISO date.
 */
export function eventDay(sent: string, today: string): EventDay | undefined {
  if (sent === '') return undefined;
  const iso = isoFrom(sent);
  const day = frenchDay(iso);
  if (!day) return { text: sent, isPast: false };
  return { text: `${frenchWeekday(iso)} ${day}`, iso, isPast: iso < today };
}

/** Returns hours in French: `09:00-12:30` becomes `de 9 h à 12 h 30`. Other texts are returned as they are. */
export function eventHours(sent: string): string {
  const clock = /^(\d{1,2})[:hH](\d{2})?(?::\d\d)?(?:\s*[-–à]\s*(\d{1,2})[:hH](\d{2})?)?$/;
  const [, from, fromMinutes, to, toMinutes] = clock.exec(sent.replace(/\s+/g, '')) ?? [];
  if (!from) return sent;
  const start = hourText(from, fromMinutes);
  return to ? texts.hours(start, hourText(to, toMinutes)) : texts.hour(start);
}

/** Returns the ISO date in the visitor's own time zone. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isoFrom(sent: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(sent) ?? [];
  return day && month
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : sent.slice(0, 10);
}

function hourText(hour: string, minutes = '00'): string {
  return minutes === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minutes}`;
}
