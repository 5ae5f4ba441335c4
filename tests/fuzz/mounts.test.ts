// @vitest-environment jsdom
/** Whole roots, started as in a page, whatever there is and whatever a visitor does. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { fuzz } from './plan.ts';
import { openPage, play, visits } from './visit.ts';

beforeAll(openPage);
afterAll(() => vi.unstubAllGlobals());

describe('a root', () => {
  fuzz(
    'mounts',
    'lives or is told as failed in a sentence, keeps the server’s nodes, and leaves nothing',
    fc.asyncProperty(visits, async (visit) => {
      expect(await play(visit)).toEqual([]);
    }),
  );
});
