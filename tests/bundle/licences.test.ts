/** The licences of bundled packages are part of the release. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildAndListPackages, packageFolderOf } from '../../tooling/release/bundled.ts';
import { licenceOf, licencesText } from '../../tooling/release/licences.ts';

const temporary = mkdtempSync(join(tmpdir(), 'islands-licences-'));
const own = JSON.parse(readFileSync('package.json', 'utf8'));

/** Builds everything that is released. */
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => rmSync(temporary, { recursive: true }));

describe('licences', () => {
  it('are included for each bundled package', async () => {
    const licences = (await buildAndListPackages({ write: false })).map(licenceOf);

    expect(licences.map(({ name }) => name)).toEqual([
      '@googlemaps/markerclusterer',
      'dompurify',
      'entities',
      'fast-equals',
      'js-cookie',
      'kdbush',
      'parse5',
      'react',
      'react-dom',
      'scheduler',
      'supercluster',
      'swiper',
    ]);
    expect(
      Object.keys(own.dependencies).filter((name) => !licences.some((one) => one.name === name)),
    ).toEqual([]);
    for (const { name, version, text } of licences) {
      expect(text.length, name).toBeGreaterThan(400);
      expect(licencesText(licences)).toContain(`${name} ${version} (`);
      expect(licencesText(licences)).toContain(text);
    }
  });

  it('are required: a package without one fails the build', () => {
    const folder = join(temporary, 'node_modules/bare');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"bare","version":"1.0.0"}');

    expect(() => licenceOf(folder)).toThrow('expected bare to say its licence');
  });

  it.each([
    ['/a/node_modules/swiper/modules/a.mjs', '/a/node_modules/swiper'],
    [
      '/a/node_modules/@googlemaps/markerclusterer/dist/a.js',
      '/a/node_modules/@googlemaps/markerclusterer',
    ],
    ['/a/node_modules/one/node_modules/two/a.js', '/a/node_modules/one/node_modules/two'],
    ['/a/src/main.ts', undefined],
  ])('are looked for in the folder of the package: %s', (id, folder) => {
    expect(packageFolderOf(id)).toBe(folder);
  });
});
