// @vitest-environment jsdom
/** Mounts complete roots with random HTML and random actions of a visitor. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { fuzz } from './plan.ts';
import { openPage, play, visits } from './visit.ts';

beforeAll(openPage);
afterAll(() => vi.unstubAllGlobals());

describe('a root', () => {
  fuzz(
    'mounts',
    'mounts or is reported as failed, keeps the server’s nodes, and is restored by stop',
    fc.asyncProperty(visits, async (visit) => {
      expect(await play(visit)).toEqual([]);
    }),
  );
});
