import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureNames } from './shots.ts';

it('each page, case and width has a picture, and there are no others', async () => {
  const kept = readdirSync('tests/visual/pictures');

  expect(kept.sort(), 'npm run visual:update').toEqual([...(await pictureNames())].sort());
});
