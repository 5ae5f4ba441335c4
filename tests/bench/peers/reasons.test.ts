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

it('every better value of a peer has a reason', () => {
  expect(unexplained(recorded())).toEqual([]);
});

it('every reason explains a better value of a peer', () => {
  const losses = Object.values(recorded())
    .flatMap(({ comparisons }) => comparisons)
    .flatMap((one) => lossesOf(one, OURS, [NO_SCRIPT]));
  const idle = REASONS.filter((reason) => !losses.some((one) => reasonOf(one, [reason])));

  expect(idle.map(({ reason }) => reason)).toEqual([]);
});
