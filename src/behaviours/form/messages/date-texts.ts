/** French texts for date and time fields. */
import { frenchDay, frenchMonth } from '../../../lib/calendar-texts.ts';

interface DateTexts {
  readonly missing: string;
  readonly incomplete: string;
  /** The words before the limit: "choisissez à partir …", "choisissez au plus tard …". */
  readonly from: string;
  readonly until: string;
  readonly limit: (value: string) => string;
  /** The unit of one step. */
  readonly unit: string;
}

/** Returns the texts for an input type, or `undefined` if it is not a date or time. */
export function dateTextsFor(type: string): DateTexts | undefined {
  return DATE_TEXTS.get(type);
}

const dayText = (value: string) => frenchDay(value) ?? value;
const weekText = (value: string) => value.replace(/^(\d+)-W0?(\d+)$/, 'semaine $2 de $1');
/** Returns a time such as "8 h 30", or "8 h" on the hour. */
const timeText = (value: string) =>
  value.replace(/^0?(\d+):(\d+).*$/, (_, hours: string, minutes: string) =>
    minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`,
  );

const DATE_TEXTS: ReadonlyMap<string, DateTexts> = new Map([
  [
    'date',
    {
      missing: 'indiquez une date',
      incomplete: 'saisissez une date complète',
      from: 'du ',
      until: 'le ',
      limit: dayText,
      unit: 'jour',
    },
  ],
  [
    'datetime-local',
    {
      missing: 'indiquez une date et une heure',
      incomplete: 'saisissez une date et une heure complètes',
      from: 'du ',
      until: 'le ',
      limit: (value) => {
        const [day = '', time = ''] = value.split(/[T ]/);
        return `${dayText(day)} à ${timeText(time)}`;
      },
      unit: 'minute',
    },
  ],
  [
    'month',
    {
      missing: 'indiquez un mois',
      incomplete: 'saisissez le mois et l’année',
      from: 'de ',
      until: '',
      limit: frenchMonth,
      unit: 'mois',
    },
  ],
  [
    'week',
    {
      missing: 'indiquez une semaine',
      incomplete: 'saisissez la semaine et l’année',
      from: 'de la ',
      until: 'la ',
      limit: weekText,
      unit: 'semaine',
    },
  ],
  [
    'time',
    {
      missing: 'indiquez une heure',
      incomplete: 'saisissez une heure complète',
      from: 'de ',
      until: '',
      limit: timeText,
      unit: 'minute',
    },
  ],
]);
