import { expect, test, vi } from 'vitest';
import { one, startRoot } from '../../../tests/start-root.ts';
import { defineContract } from '../contract.ts';
import { Bound } from './bound.tsx';
import { defineIsland } from './island.tsx';

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

test('a root is bound once it has started, and the server’s again when it ends', async () => {
  document.body.innerHTML = HTML;
  const root = one('[data-sample]');
  const life = new AbortController();
  const told = { signal: life.signal, report: vi.fn(), fail: vi.fn() };

  await sample(root, told);
  expect(root).toHaveProperty('title', 'Prêt');

  life.abort();
  expect(root.outerHTML).toBe('<div data-sample=""></div>');
});

test('a root that leaves while it is rendered is never touched; others start', async () => {
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

test('what a component throws at its start is told to who started it', async () => {
  const broken = defineIsland(contract, () => {
    throw new Error('a sample of a crash');
  });

  await expect(startRoot(broken, HTML)).rejects.toThrow('a sample of a crash');
});
