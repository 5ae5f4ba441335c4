import { beforeEach, expect, it } from 'vitest';
import { defineContract } from '../../../runtime/contract.ts';
import type { InstanceFacts, InstancesOn } from '../../../runtime/core/kinds.ts';
import { rootsIn } from './root-facts.ts';

const part = { meaning: 'a part' };
const page = defineContract({
  name: 'whole',
  kind: 'behaviour',
  purpose: 'Works on the page.',
  when: 'load',
  page: true,
});
const cards = defineContract({
  name: 'cards',
  kind: 'island',
  purpose: 'Shows cards.',
  when: 'idle',
  parts: { list: { ...part, required: true }, card: { ...part, many: true }, more: part },
});
const tabs = defineContract({ name: 'tabs', kind: 'behaviour', purpose: 'Tabs.', when: 'visible' });

const none: InstancesOn = () => [];
const facts = (instancesOn = none) => rootsIn(document, [page, cards, tabs], instancesOn);

/** Returns an instance as the entry has it. */
function instance(name: string, facts: Partial<InstanceFacts>): InstanceFacts {
  const descriptor = { name };
  return { root: document.body, descriptor, state: 'waiting', found: 100, ...facts };
}

beforeEach(() => {
  document.body.innerHTML = `<section data-tabs data-cards data-when="load">
    <ul data-cards-part="list"><li data-cards-part="card"></li><li data-cards-part="card"></li></ul>
    <div data-cards data-when="later"><p data-cards-part="more"></p></div>
  </section>`;
});

it('lists the roots on body, then every kind of every element, in document order', () => {
  expect(facts().map(({ title }) => title)).toEqual([
    'whole',
    'data-tabs',
    'data-cards',
    'data-cards',
  ]);
});

it('lists the parts of each root, and those that are missing', () => {
  const [, , outer, inner] = facts();

  const counts = (root = outer) => root?.parts.map(({ name, elements }) => [name, elements.length]);
  expect(counts(outer)).toEqual([
    ['list', 1],
    ['card', 2],
    ['more', 0],
  ]);
  expect(counts(inner)).toEqual([
    ['list', 0],
    ['card', 0],
    ['more', 1],
  ]);
  expect(outer?.parts.map(({ isRequired }) => isRequired)).toEqual([true, false, false]);
});

it('shows the strategy that is used, and whether the template has chosen it', () => {
  expect(facts().map(({ strategy }) => strategy)).toEqual([
    'load',
    'load, by data-when',
    'load, by data-when',
    'idle',
  ]);
});

it('shows the state of each root, and that an unregistered one is not running', () => {
  const section = document.querySelector('section');
  const found = facts((element) =>
    element === section ? [instance('cards', { state: 'failed' })] : [],
  );

  expect(found.map(({ state }) => state)).toEqual([
    'not running',
    'not running',
    'failed',
    'not running',
  ]);
});

it('shows how long a mounted root has waited and loaded', () => {
  const measure = performance.measure('islands:cards', { start: 130, end: 150 });
  const found = facts(() => [
    instance('cards', { state: 'mounted', measure }),
    instance('tabs', {}),
  ]);

  expect(found.map(({ times }) => times)).toEqual([
    undefined,
    undefined,
    { waited: 30, loaded: 20 },
    { waited: 30, loaded: 20 },
  ]);
});
