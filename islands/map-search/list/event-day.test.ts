// @vitest-environment node
import { expect, test } from 'vitest';
import { dayOf, eventDay, eventHours } from './event-day.ts';

test.each([
  ['2026-03-01', 'dimanche 1er mars 2026', '2026-03-01', true],
  ['2026-03-12', 'jeudi 12 mars 2026', '2026-03-12', false],
  ['2026-03-12T09:00:00', 'jeudi 12 mars 2026', '2026-03-12', false],
  ['12/03/2026', 'jeudi 12 mars 2026', '2026-03-12', false],
  ['2026-03-11', 'mercredi 11 mars 2026', '2026-03-11', true],
])('%s is written as %s', (sent, text, iso, isPast) => {
  expect(eventDay(sent, '2026-03-12')).toEqual({ text, iso, isPast });
});

test.each(['tous les jeudis', '31/02/2026', '2026-02-31', '12/13/2026'])(
  '%s is no date, and stays as it was sent',
  (sent) => {
    expect(eventDay(sent, '2026-03-12')).toEqual({ text: sent, isPast: false });
  },
);

test('an empty text is not a day', () => {
  expect(eventDay('', '2026-03-12')).toBeUndefined();
});

test.each([
  ['09:00', 'à 9 h'],
  ['09:30', 'à 9 h 30'],
  ['09:00-12:30', 'de 9 h à 12 h 30'],
  ['8h - 10h', 'de 8 h à 10 h'],
  ['De 8 h à 10 h', 'De 8 h à 10 h'],
  ['sur rendez-vous', 'sur rendez-vous'],
])('%s is written as %s', (sent, text) => {
  expect(eventHours(sent)).toBe(text);
});

test('today is the day in the visitor’s own time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
