// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureNames } from './shots.ts';

it('no picture is kept of a page, a case or a width that is gone', async () => {
  const wanted = await pictureNames();
  const kept = readdirSync('tests/visual/pictures');

  expect(kept.length).toBeGreaterThan(0);
  expect(
    kept.filter((file) => !wanted.includes(file)),
    'npm run visual:update',
  ).toEqual([]);
});
