/**
 * Dates in French words, without `Intl`: creating the first `Intl` object is a long task on a slow phone
 * (`once.ts`).
 */

/**
 * Returns a date in words: `2026-03-12` → `12 mars 2026`, `2026-03-01` → `1er mars 2026`; `undefined` where the calendar has
 * no such day.
 */
export function frenchDay(iso: string): string | undefined {
  if (!existsInCalendar(iso)) return undefined;
  const day = Number(iso.slice(8));
  return `${day === 1 ? '1er' : day} ${frenchMonth(iso)}`;
}

/** Returns a month in words: `2026-03`, or a day in it → `mars 2026`. */
export function frenchMonth(iso: string): string {
  const [year, month] = iso.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** Returns the day of the week: `2026-03-12` → `jeudi`. */
export function frenchWeekday(iso: string): string {
  return WEEKDAYS[new Date(iso).getUTCDay()] ?? '';
}

/** Whether there is such a day: JavaScript takes 31 February for 3 March. */
function existsInCalendar(iso: string): boolean {
  const date = new Date(iso);
  return (
    /^\d{4}-\d\d-\d\d$/.test(iso) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(iso)
  );
}

const MONTHS: readonly string[] = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const WEEKDAYS: readonly string[] = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
];
