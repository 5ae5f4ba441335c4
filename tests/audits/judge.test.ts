import { describe, expect, it } from 'vitest';
import { listPages } from '../../fixtures/site/catalogue.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { idleExceptions, shortOf } from './judge.ts';
import type { Verdict } from './lighthouse.ts';

const costs = (id: string, points: number) => ({ id, title: id, points, found: '' });
const verdict = (points: number, ...faults: Verdict['faults']): Verdict => ({ points, faults });
const excused: readonly Exception[] = [
  { pages: ['panne'], audit: 'errors-in-console', reason: 'the page shows a failure' },
];

describe('a page', () => {
  it('needs all points, and 95 for performance', () => {
    const verdicts = { seo: verdict(100), accessibility: verdict(99), performance: verdict(95) };

    expect(shortOf('accueil', verdicts, excused)).toEqual(['accessibility']);
    expect(shortOf('accueil', { performance: verdict(94) }, excused)).toEqual(['performance']);
  });

  it('may lack points because of an exception', () => {
    const verdicts = { 'best-practices': verdict(96, costs('errors-in-console', 3.6)) };

    expect(shortOf('panne', verdicts, excused)).toEqual([]);
    expect(shortOf('accueil', verdicts, excused)).toEqual(['best-practices']);
  });

  it('may lack no other points', () => {
    const faults = [costs('errors-in-console', 3.6), costs('doctype', 3.6)];

    expect(shortOf('panne', { 'best-practices': verdict(93, ...faults) }, excused)).toEqual([
      'best-practices',
    ]);
  });
});

it('an exception that is not needed is reported', () => {
  const clean = { panne: { 'best-practices': verdict(100) } };
  const faulty = { panne: { 'best-practices': verdict(96, costs('errors-in-console', 3.6)) } };

  expect(idleExceptions(clean, excused)).toEqual(['errors-in-console on /panne']);
  expect(idleExceptions(faulty, excused)).toEqual([]);
  expect(idleExceptions({}, excused)).toEqual([]);
});

it('exceptions name only existing pages', async () => {
  const names = (await listPages()).map(({ name }) => name);

  expect(EXCEPTIONS.flatMap(({ pages }) => pages).filter((page) => !names.includes(page))).toEqual(
    [],
  );
});
