// @vitest-environment node
import { expect, test } from 'vitest';
import { checkPicture, LARGEST } from './picture-check.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heic = (brand: string) => [0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)];

function fileOf(start: readonly number[], size: number, name = 'photo', type = ''): File {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name, { type });
}

test.each([
  ['a JPEG', fileOf(JPEG, 100), 'accepted'],
  ['a PNG', fileOf(PNG, 100), 'accepted'],
  ['a JPEG without extension or type', fileOf(JPEG, 100, 'photo', ''), 'accepted'],
  ['a JPEG to the byte', fileOf(JPEG, LARGEST), 'accepted'],
  ['one byte more', fileOf(PNG, LARGEST + 1), 'size'],
  ['nothing', fileOf([], 0), 'type'],
  ['a text that calls itself a picture', fileOf([0x62, 0x6f], 20, 'a.jpg', 'image/jpeg'), 'type'],
  ['a GIF', fileOf([0x47, 0x49, 0x46, 0x38], 20), 'type'],
  ['half a signature', fileOf(PNG.slice(0, 4), 4), 'type'],
  ['a large text', fileOf([0x62], LARGEST + 1), 'type'],
  ['a phone’s photo named .jpg', fileOf(heic('heic'), 40, 'a.jpg', 'image/jpeg'), 'heic'],
  ['a phone’s photo of another kind', fileOf(heic('mif1'), 40), 'heic'],
  ['a film', fileOf(heic('isom'), 40), 'type'],
])('%s', async (_what, file, verdict) => {
  expect(await checkPicture(file)).toBe(verdict);
});
