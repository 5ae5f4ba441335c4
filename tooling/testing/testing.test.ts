/** The testing kit has a page object for each root that visitors operate, with the parts of its contract. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { cast } from '../../src/lib/trusted.ts';
import { readContracts } from '../build/descriptors.ts';
import { stateAttributeOf } from '../public-face/public-face.ts';
import type { Root } from './root.ts';
import * as kit from './testing.ts';

/** Roots without a page object, and why. */
const WITHOUT = new Map([
  ['app-link', 'a link that is followed as any other'],
  ['body-classes', 'nothing to operate'],
  ['download', 'a link that is followed as any other'],
  ['fault-finder', 'nothing to operate'],
  ['link', 'a link that is followed as any other'],
  ['modal-open', 'pressed by the page object of its modal'],
  ['player-modal-open', 'pressed by the page object of its modal'],
]);

const contracts = await readContracts();
const sources = globSync('tooling/testing/roots/*.ts').map((path) => readFileSync(path, 'utf8'));

/** A fake page that returns itself for every call. */
const page: Page & Locator = cast(
  new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => page), has: () => false }),
);

const factories: Readonly<Record<string, (scope: Page, id: never) => Root>> = cast(kit);

function factoryOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe.each(contracts.filter(({ name }) => !WITHOUT.has(name)))('$name', (contract) => {
  const { name, parts = {} } = contract;
  const root = factories[factoryOf(name)]?.(page, cast('12'));

  it('has a page object that waits for its state', () => {
    expect(root?.name).toBe(name);
    expect(root?.stateAttribute).toBe(stateAttributeOf(contract));
  });

  it('only uses existing parts', () => {
    const source = sources.find((one) => one.includes(`export const ${factoryOf(name)} =`)) ?? '';
    expect(source, `the source of ${factoryOf(name)}`).not.toBe('');
    const asked = [...source.matchAll(/(?:part|partSelector|anywhere)\('([a-z-]+)'\)/g)];

    expect(asked.map(([, part = '']) => part).filter((part) => !(part in parts))).toEqual([]);
  });
});

it('is only in the list of roots without a page object if it exists and has none', () => {
  const names = contracts.map(({ name }) => name);

  expect([...WITHOUT.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect([...WITHOUT.keys()].filter((name) => factoryOf(name) in kit)).toEqual([]);
});
