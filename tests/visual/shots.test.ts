import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureNames } from './shots.ts';

it('there is a picture of each page, case and width, and no other', async () => {
  const kept = readdirSync('tests/visual/pictures');

  expect(kept.sort(), 'npm run visual:update').toEqual([...(await pictureNames())].sort());
});
