import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from '../build/descriptors.ts';
import { SCENES, WITHOUT_PICTURE } from './scenes.ts';

const { roots: released }: { roots: Record<string, object> } = JSON.parse(
  readFileSync('docs/released/contract.json', 'utf8'),
);
const told = [...Object.keys(SCENES), ...Object.keys(WITHOUT_PICTURE)];

it.each(Object.keys(released))('%s has a scene, or a reason for having none', (name) => {
  expect(told).toContain(name);
});

it('every scene is of an existing root', async () => {
  const names = (await readContracts()).map(({ name }) => name);

  expect(told.filter((name) => !names.includes(name))).toEqual([]);
});

it('every scene has its picture, and every picture its scene', () => {
  const pictures = readdirSync('docs/pictures').map((file) => file.replace('.webp', ''));

  expect(pictures.sort(), 'npm run pictures').toEqual(Object.keys(SCENES).sort());
});
