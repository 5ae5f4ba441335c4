import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { chunkOf } from '../../tooling/build/together.ts';
import {
  type Chunk,
  chunkNamed,
  chunks,
  entry,
  chunkOf as fileNamed,
  files,
  withImports,
} from './dist.ts';

const contracts = await readContracts();
const names = contracts.map(({ name }) => name);
const behaviours = contracts.filter(({ kind }) => kind === 'behaviour').map(({ name }) => name);

describe('the entry', () => {
  it('needs no other file before it runs', () => {
    expect(entry.imports).toEqual([]);
  });

  it('is not imported by any chunk, so it never runs twice under two addresses', () => {
    const importers = chunks.filter((chunk) =>
      [...chunk.imports, ...chunk.lazyImports].includes(entry.file),
    );

    expect(importers.map(({ file }) => file)).toEqual([]);
  });

  it('is the only script with a stable name', () => {
    const stable = files.filter((file) => !/-[\w-]{6}\.\w+$/.test(file));

    expect(stable).toEqual(expect.arrayContaining(['islands.css', 'islands.js', 'manifest.json']));
    expect(stable.filter((file) => file.endsWith('.js'))).toEqual(['islands.js']);
  });
});

describe('the chunks', () => {
  it('of every page and of React need no other file', () => {
    expect(chunkNamed('base').imports).toEqual([]);
    expect(chunkNamed('react').imports).toEqual([]);
  });

  it.each(names)('contain %s once, in the expected chunk', (name) => {
    const holders = chunks.filter((chunk) => chunk.exports.includes(name));

    expect(holders.map((chunk) => chunk.name)).toEqual([chunkOf(name)]);
  });

  it.each(behaviours)('of the behaviour %s never need React', (name) => {
    const first = withImports(chunkNamed(chunkOf(name)));
    const later = first
      .flatMap(({ lazyImports }) => lazyImports.map(fileNamed))
      .flatMap(withImports);
    const needed = [...first, ...later].map((chunk) => chunk.name);

    expect(needed).not.toContain('react');
    expect(needed).not.toContain('adapter');
  });

  it('contain React once, in its production build', () => {
    const holders = chunks.filter(({ code }) => code.includes('react.transitional.element'));

    expect(chunks.filter(({ code }) => /\.development\.js|jsxDEV/.test(code))).toEqual([]);
    expect(
      holders.filter(({ code }) => code.includes('reactFiber')).map(({ name }) => name),
    ).toEqual(['react']);
  });

  it('have the hint to be compiled at once, except libraries of which only a part is called', () => {
    const others = chunks.filter(({ code }) => !code.startsWith('//# allFunctionsCalledOnLoad\n'));

    expect(others.map(({ name }) => name)).toEqual(['html-purifier', 'map-canvas', 'react']);
  });

  it('are imported so that another try can use another address', () => {
    const others = chunks.filter((chunk) => chunk !== entry);
    const asked = others.flatMap(({ code }) => code.match(/.{8}import\(["'`][^)]*\)/g) ?? []);

    expect(asked).not.toEqual([]);
    expect(asked.filter((one) => !/\((\w+)=``\)=>import\(`[^`]+`\+\1\)/.test(one))).toEqual([]);
  });

  it('import each other by relative paths, so they work in any folder of any host', () => {
    const addresses = chunks.flatMap(
      ({ code }) => code.match(/["'`]\/?(assets\/|src\/)[^"'`]*/g) ?? [],
    );
    const missing = chunks.flatMap((chunk) =>
      [...chunk.imports, ...chunk.lazyImports].filter((file) => !files.includes(file)),
    );

    expect(addresses.filter((address) => /["'`]\//.test(address))).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const asked = new Set(chunks.flatMap((chunk) => [...chunk.imports, ...chunk.lazyImports]));
    const isKnown = ({ file }: Chunk) =>
      asked.has(file) || entry.code.includes(posix.basename(file, '.js'));

    expect(chunks.filter((chunk) => chunk !== entry && !isKnown(chunk))).toEqual([]);
  });
});

describe('manifest.json', () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

  it('lists every file except itself', () => {
    expect(Object.keys(manifest.files).sort()).toEqual(
      files.filter((file) => file !== 'manifest.json'),
    );
  });

  it.each(names)('lists the files to preload for %s', (name) => {
    const { ahead = [] } = contracts.find((contract) => contract.name === name) ?? {};
    const needed = [chunkOf(name), ...ahead].flatMap((chunk) => withImports(chunkNamed(chunk)));

    expect(manifest.roots[name].modulepreload.toSorted()).toEqual(
      [...new Set(needed.map(({ file }) => file))].toSorted(),
    );
  });
});
