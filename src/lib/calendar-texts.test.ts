// @vitest-environment node
import { expect, test } from 'vitest';
import { frenchDay, frenchMonth, frenchWeekday } from './calendar-texts.ts';

test('every day of two years is written as the browser itself writes it', () => {
  const written = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' });
  for (let day = 0; day < 731; day += 1) {
    const date = new Date(Date.UTC(2027, 0, 1 + day));
    const iso = date.toISOString().slice(0, 10);
    const text = written.format(date).replace(/ 1 /, ' 1er ');
    expect(`${frenchWeekday(iso)} ${frenchDay(iso)}`).toBe(text);
    expect(text.endsWith(frenchMonth(iso))).toBe(true);
  }
});

test('a month can be written without a day', () => {
  expect(frenchMonth('2026-08')).toBe('août 2026');
});

test.each(['2026-02-30', '2026-02-31', '2026-13-01', '2026-3-1', '2026', '', 'hier'])(
  '%j is not a day',
  (iso) => {
    expect(frenchDay(iso)).toBeUndefined();
  },
);
