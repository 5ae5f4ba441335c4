// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from '../build/descriptors.ts';
import { SCENES, WITHOUT_PICTURE } from './scenes.ts';

it('every root has its scene, or a reason why it has none', async () => {
  const names = (await readContracts()).map(({ name }) => name).sort();

  expect([...Object.keys(SCENES), ...Object.keys(WITHOUT_PICTURE)].sort()).toEqual(names);
});

it('every scene has its picture, and every picture its scene', () => {
  const pictures = readdirSync('docs/pictures').map((file) => file.replace('.webp', ''));

  expect(pictures.sort(), 'npm run pictures').toEqual(Object.keys(SCENES).sort());
});
