import { useEffect, useLayoutEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { one, startRoot } from '../../../tests/start-root.ts';
import { defineContract } from '../contract.ts';
import { Bound } from './bound.tsx';
import { defineIsland } from './island.tsx';
import { KindTree } from './kind-tree.tsx';
import { PartView } from './part-view.tsx';

const contract = defineContract({
  name: 'sample',
  kind: 'island',
  purpose: 'A sample.',
  when: 'load',
  config: {},
  parts: {},
  attributes: {},
  events: {},
});

const HTML = '<div data-sample></div>';

const sample = defineIsland(contract, ({ root }) => (
  <Bound to={root} attributes={{ title: 'Prêt' }} />
));

test('a mounted root is bound, and restored when it is unmounted', async () => {
  document.body.innerHTML = HTML;
  const root = one('[data-sample]');
  const life = new AbortController();
  const told = { signal: life.signal, report: vi.fn(), fail: vi.fn() };

  await sample(root, told);
  expect(root).toHaveProperty('title', 'Prêt');

  life.abort();
  expect(root.outerHTML).toBe('<div data-sample=""></div>');
});

test('a root that is unmounted while it renders is never changed, and the others are mounted', async () => {
  document.body.innerHTML = HTML;
  const gone = one('[data-sample]');
  const life = new AbortController();
  const start = sample(gone, { signal: life.signal, report: vi.fn(), fail: vi.fn() });

  life.abort();
  await start;
  const other = await startRoot(sample, HTML);

  expect(gone).toHaveProperty('title', '');
  expect(other).toHaveProperty('title', 'Prêt');
});

test('effects run twice at the mount of an island, so strict mode shows impure ones', async () => {
  const log: string[] = [];
  const watched = defineIsland(contract, ({ root }) => {
    useEffect(() => {
      log.push('begin');
      return () => void log.push('end');
    }, []);
    return (
      <PartView part={root}>
        <p>Prêt</p>
      </PartView>
    );
  });

  const root = await startRoot(watched, HTML);

  expect(log).toEqual(['begin', 'end', 'begin']);
  expect(root.textContent).toBe('Prêt');
});

const many = (count: number) => {
  document.body.innerHTML = HTML.repeat(count);
  return [...document.querySelectorAll<HTMLElement>('[data-sample]')].map((root) => {
    const life = new AbortController();
    return { root, life, told: { signal: life.signal, report: vi.fn(), fail: vi.fn() } };
  });
};

test.each([
  ['of many roots that take no time, twice as many share each commit', 0, [1, 2, 4, 8, 5]],
  ['of roots that take 3 ms, two share a commit', 3, [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]],
  ['a root that takes long has a commit of its own', 20, Array(20).fill(1)],
])('%s, and each of them is mounted', async (_, ms, sizes) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const commits: HTMLElement[][] = [];
  let commit: HTMLElement[] | undefined;
  const counted = defineIsland(contract, ({ root }) => {
    /** Called twice in one commit, because of strict mode. */
    useLayoutEffect(() => {
      vi.advanceTimersByTime(ms);
      if (!commit) {
        commit = [];
        commits.push(commit);
        queueMicrotask(() => {
          commit = undefined;
        });
      }
      if (!commit.includes(root)) commit.push(root);
    }, [root]);
    return null;
  });
  const all = many(20);

  await Promise.all(all.map(({ root, told }) => counted(root, told)));

  expect(commits.flat()).toEqual(all.map(({ root }) => root));
  expect(commits.map(({ length }) => length)).toEqual(sizes);
});

test('queued islands are mounted, even if those before them fail or are unmounted', async () => {
  const frail = defineIsland(contract, ({ root }) => {
    if (root.id === 'broken') throw new Error('a sample of a crash');
    return <Bound to={root} attributes={{ title: 'Prêt' }} />;
  });
  const all = many(8);
  const [broken, leaving, , waiting] = all;
  if (broken) broken.root.id = 'broken';

  const starts = all.map(({ root, told }) => frail(root, told));
  leaving?.life.abort();
  waiting?.life.abort();
  const ends = await Promise.allSettled(starts);

  expect(ends.map(({ status }) => status)).toEqual(['rejected', ...Array(7).fill('fulfilled')]);
  const started = all.filter(({ root }) => root.title === 'Prêt');
  expect(started).toEqual(all.filter((one) => ![broken, leaving, waiting].includes(one)));
});

test('an error in the first render of a component rejects its mount', async () => {
  const broken = defineIsland(contract, () => {
    throw new Error('a sample of a crash');
  });

  await expect(startRoot(broken, HTML)).rejects.toThrow('a sample of a crash');
});

test('an island gets the attributes of its root, checked', async () => {
  const stepped = defineContract({
    ...contract,
    attributes: { 'data-step': { on: 'root', type: 'integer', default: 1, meaning: 'How many.' } },
  });
  const island = defineIsland(stepped, ({ root, attributes }) => (
    <Bound to={root} attributes={{ title: `Pas de ${attributes['data-step']}` }} />
  ));

  expect(await startRoot(island, '<div data-sample data-step="3"></div>')).toHaveProperty(
    'title',
    'Pas de 3',
  );
  expect(await startRoot(island, '<div data-sample></div>')).toHaveProperty('title', 'Pas de 1');
});

test('React’s tools show an island with the id of its root, or with a number if it has none or shares it', () => {
  const tree = new KindTree('cards');
  const named = Object.assign(document.createElement('div'), { id: 'toutes' });
  const child = { view: null, onCommit: () => {}, onCrash: () => {} };

  const id = tree.idFor(named);
  tree.add({ ...child, id });

  expect(id).toBe('cards#toutes');
  expect(tree.idFor(document.createElement('div'))).toBe('cards:1');
  expect(tree.idFor(named)).toBe('cards:2');
  tree.remove(id);
  expect(tree.idFor(named)).toBe('cards#toutes');
});
