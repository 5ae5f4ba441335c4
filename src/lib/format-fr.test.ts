// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { frenchDate, frenchDuration, spokenTime } from './format-fr.ts';

describe('a date', () => {
  it.each([
    ['2026-03-12', '12 mars 2026'],
    ['2026-03-01', '1er mars 2026'],
    ['2024-02-29', '29 février 2024'],
    ['2026-03-12T10:30:00', '12 mars 2026'],
    ['2026-03-12T23:30:00Z', '13 mars 2026'],
    ['2026-03-12T23:30:00+01:00', '12 mars 2026'],
  ])('%s is written as %s', (sent, text) => {
    expect(frenchDate(sent)).toEqual({ text, dateTime: sent });
  });

  it.each([
    '12 mars 2026',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-03-12T25:00:00Z',
    '2026-13-01',
    '2026',
    '',
    'hier',
  ])('%j is shown as it was sent', (sent) => {
    expect(frenchDate(sent)).toEqual({ text: sent });
  });
});

describe('a duration', () => {
  it.each([
    ['PT4M5S', '4 min 05', 'PT245S'],
    ['245', '4 min 05', 'PT245S'],
    ['59.6', '1 min', 'PT60S'],
    ['PT45S', '45 s', 'PT45S'],
    ['PT90S', '1 min 30', 'PT90S'],
    ['PT1H4M', '1 h 04', 'PT3840S'],
    ['PT1H4M5S', '1 h 04 min 05', 'PT3845S'],
    ['PT2H', '2 h 00', 'PT7200S'],
  ])('%s is written as %s', (sent, text, dateTime) => {
    expect(frenchDuration(sent)).toEqual({ text, dateTime });
  });

  it.each(['4 min 05', '4:05', 'PT', 'P1D', '-5', ''])('%j is shown as it was sent', (sent) => {
    expect(frenchDuration(sent)).toEqual({ text: sent });
  });
});

it('a position is written with its units', () => {
  expect(spokenTime(192)).toBe('3 min 12');
});
