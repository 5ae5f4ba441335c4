/** The contract of a root lists the classes and attributes that the root sets, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFiles, readContracts } from '../../tooling/build/descriptors.ts';

/** Without the fault finder, whose overlay no theme styles. */
const contracts = (await readContracts()).filter(({ name }) => name !== 'fault-finder');
const folders = new Map(contractFiles().map((file) => [basename(dirname(file)), dirname(file)]));
/** Code that several roots use, and code that draws markers. */
const shared = ['src/ui', 'src/services', 'src/runtime', 'src/lib']
  .map((folder) => codeIn(folder))
  .join('\n');

/** Classes that themes have for all buttons. */
const OF_THEMES = /^button(--|$)/;

function codeIn(folder: string, files = /\.(tsx?|css)$/): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file) && !/\.test\.|contract\.ts/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Reads scripts only: stylesheets read classes, and comments may name any. */
function scriptsIn(folder: string): string {
  return codeIn(folder, /\.tsx?$/).replaceAll(/\/\*.*?\*\//gs, '');
}

function all(pattern: RegExp, code: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns state classes, ARIA states, classes of created elements, and attributes with the root's own name. */
function writtenBy(name: string, code: string): readonly string[] {
  return [
    ...all(/'((?:is|has)-[a-z]+)'/g, code),
    ...all(/(aria-(?:pressed|current|disabled|expanded|selected|invalid))'?[=:]/g, code),
    ...all(/className="([^"]+)"/g, code).flatMap((classes) => classes.split(' ')),
    ...all(new RegExp(`\\s(data-${name}-[a-z-]+)=`, 'g'), code),
  ].filter((one) => !OF_THEMES.test(one));
}

/** Returns the names in a selector: classes, attributes and custom properties. */
function namesIn(hook: string): readonly string[] {
  return all(/(?:\.|\[|(?=--))(-{0,2}[a-z][a-z_-]*)/g, hook);
}

describe.each(
  contracts.map((contract) => ({ ...contract, folder: folders.get(contract.name) ?? '' })),
)('data-$name', ({ name, folder, hooks = {}, parts = {} }) => {
  const told = Object.keys(hooks).flatMap(namesIn);

  it('lists everything that its code sets', () => {
    const known = [...told, ...Object.keys(parts).map((part) => `data-${name}-${part}`)];

    expect(writtenBy(name, scriptsIn(folder)).filter((one) => !known.includes(one))).toEqual([]);
  });

  it('sets everything that it lists', () => {
    const code = `${codeIn(folder)}\n${shared}`;
    const isWritten = (one: string) => code.includes(one) || code.includes(inDataset(one));

    expect(told.filter((one) => !isWritten(one))).toEqual([]);
  });
});

/** Returns for example `dataset.rangeView` for `data-range-view`. */
function inDataset(attribute: string): string {
  const [, ...words] = attribute.split('-');
  const [first = '', ...rest] = words;
  return `dataset.${first}${rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}
