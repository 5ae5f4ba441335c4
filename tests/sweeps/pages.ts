/** What the sweeps run over: every fixture page and every kind of root, found by itself. */
import { existsSync } from 'node:fs';
import { type FixturePage, listPages } from '../../fixtures/site/catalogue.ts';
import { listRoots } from '../../fixtures/site/roots.ts';

export const pages = await listPages();

/** Pages whose markup breaks the contract on purpose: they are reported on the console. */
export function isFaulty({ name }: FixturePage): boolean {
  return name.endsWith('-errors');
}

const { islands, behaviours } = await listRoots();

/** Of each kind of root with a marker: how to find it, and the attribute that tells its state. */
export const kinds = [
  ...islands.map((name) => ({ name, state: 'data-island-state' })),
  ...behaviours.map((name) => ({ name, state: `data-${name}-state` })),
];

export type Kind = (typeof kinds)[number];

export const islandKinds = kinds.filter(({ name }) => islands.includes(name));

/** The page that shows a kind of root, or `undefined` where it has none of its own. */
export function pageOf({ name }: Kind): FixturePage | undefined {
  return existsSync(`fixtures/pages/${name}.html`)
    ? pages.find((page) => page.name === name)
    : undefined;
}
