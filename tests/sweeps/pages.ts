/** Lists what the sweeps test: every fixture page and every kind of root. */
import { existsSync } from 'node:fs';
import { type FixturePage, listPages } from '../../fixtures/site/catalogue.ts';
import { listRoots } from '../../fixtures/site/roots.ts';

export const pages = await listPages();

/** Whether the markup of the page breaks the contract on purpose, which is reported on the console. */
export function isFaulty({ name }: FixturePage): boolean {
  return name.endsWith('-errors');
}

const { islands, behaviours } = await listRoots();

/** The name of each kind of root with a marker attribute, and the attribute with its state. */
export const kinds = [
  ...islands.map((name) => ({ name, state: 'data-island-state' })),
  ...behaviours.map((name) => ({ name, state: `data-${name}-state` })),
];

export type Kind = (typeof kinds)[number];

export const islandKinds = kinds.filter(({ name }) => islands.includes(name));

/** Returns the page of a kind of root, or `undefined` if it has none. */
export function pageOf({ name }: Kind): FixturePage | undefined {
  return existsSync(`fixtures/pages/${name}.html`)
    ? pages.find((page) => page.name === name)
    : undefined;
}
