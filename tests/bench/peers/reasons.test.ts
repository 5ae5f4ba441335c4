import { expect, it } from 'vitest';
import { NO_SCRIPT, OURS } from './contenders.ts';
import { REASONS, reasonOf } from './reasons.ts';
import { recorded } from './record.ts';
import { unexplained } from './report.ts';
import { lossesOf } from './statistics.ts';

const loss = { comparison: 'phone-20', metric: 'html', peer: 'Astro' };

it('a reason is found by comparison, metric and peer', () => {
  const reason = { comparison: /^phone/, metrics: ['html'], peers: /^Astro$/, reason: 'why' };

  expect(reasonOf(loss, [reason])).toBe('why');
  expect(reasonOf({ ...loss, metric: 'bytes' }, [reason])).toBeUndefined();
  expect(reasonOf({ ...loss, peer: 'createRoot' }, [reason])).toBeUndefined();
  expect(reasonOf({ ...loss, comparison: 'fast-20' }, [reason])).toBeUndefined();
});

it('whatever a peer was better in has its reason', () => {
  expect(unexplained(recorded())).toEqual([]);
});

it('no reason is left of what peers are no better in', () => {
  const losses = Object.values(recorded())
    .flatMap(({ comparisons }) => comparisons)
    .flatMap((one) => lossesOf(one, OURS, [NO_SCRIPT]));
  const idle = REASONS.filter((reason) => !losses.some((one) => reasonOf(one, [reason])));

  expect(idle.map(({ reason }) => reason)).toEqual([]);
});
