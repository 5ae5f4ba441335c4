/** Formats dates and durations as French text. A text in an unknown format is shown as it was sent. */
import { frenchDay } from './calendar-texts.ts';

/** A text for people, with the same value for machines if it is known. */
export interface TimeText {
  readonly text: string;
  /** A valid `datetime` of `<time>`; absent if the text was not understood. */
  readonly dateTime?: string;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const ISO_DURATION = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/;
const SECONDS = /^\d+(\.\d+)?$/;

/**
 * Returns a date in words: `2026-03-12` → `12 mars 2026`. A time with a time zone becomes the day that it is in
 * France.
 */
export function frenchDate(sent: string): TimeText {
  const written = ISO_DATE.test(sent) ? frenchDay(sent.slice(0, 10)) : undefined;
  const isMoment = /(Z|[+-]\d{2}:?\d{2})$/.test(sent.slice(10));
  const text = written && isMoment ? frenchDay(dayInFrance(new Date(sent))) : written;
  return text ? { text, dateTime: sent } : { text: sent };
}

/**
 * Returns the ISO date in France, which is the date format of Swedish. Called only for times with a time zone,
 * because creating the first `Intl` object of a page is a long task on a slow phone.
 */
function dayInFrance(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(moment);
}

/** Returns a duration in words: `PT4M5S`, `245` → `4 min 05`. */
export function frenchDuration(sent: string): TimeText {
  const [isIso, hours = 0, minutes = 0, rest = '0'] = ISO_DURATION.exec(sent) ?? [];
  if (!isIso && !SECONDS.test(sent)) return { text: sent };
  const seconds = isIso
    ? Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'))
    : Number(sent);
  const whole = Math.round(seconds);
  return { text: spokenTime(whole), dateTime: `PT${whole}S` };
}

/**
 * Returns a duration as it is spoken: `45 s`, `3 min`, `3 min 12`, `1 h 04`, `1 h 04 min 05`. `seconds` is a whole
 * number.
 */
export function spokenTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const left = seconds % 60;
  if (hours === 0 && minutes === 0) return `${left} s`;
  if (hours === 0) return left === 0 ? `${minutes} min` : `${minutes} min ${twoDigits(left)}`;
  const start = `${hours} h ${twoDigits(minutes)}`;
  return left === 0 ? start : `${start} min ${twoDigits(left)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
