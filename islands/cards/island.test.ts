import { afterEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { loadedBy } from '../../tests/navigation.ts';
import { one } from '../../tests/start-root.ts';
import island from './island.tsx';

interface Grid {
  readonly filtering?: 'in-place' | 'page';
  readonly items: string;
  readonly box?: string;
  readonly query?: string;
}

/** Mounts a grid, and returns what it reports. */
async function startWith({ filtering = 'in-place', items, box = '', query = '' }: Grid) {
  loadedBy('reload');
  history.replaceState(null, '', location.pathname + query);
  document.body.innerHTML = `<div data-cards='{"filtering":"${filtering}"}'>
    <form data-cards-part="filters"><input type="checkbox" name="filter[]" value="sport" ${box}><button></button></form>
    <ul data-cards-part="list">${items}</ul>
  </div>`;
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const report = vi.fn();
  await island(one('[data-cards]'), { signal: life.signal, report, fail: report });
  await expect.poll(() => document.querySelectorAll('[role="status"], [aria-live]').length).toBe(1);
  return report;
}

const card = (name: string, attributes = '') =>
  `<li data-cards-part="card" data-filters="${name === 'Courir' ? 'sport' : 'stress'}" ${attributes}>${name}</li>`;
const shown = () =>
  [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);

/** Strict mode runs effects twice in development. The runtime reports the same fault only once. */
function told(report: Mock): readonly string[] {
  return [...new Set(report.mock.calls.map(([{ expected, found }]) => `${expected}: ${found}`))];
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('a card that the server has hidden', () => {
  const items = card('Courir') + card('Brouillon', 'hidden') + card('Essai', 'hidden');

  it('is shown if it matches, and is reported if no box is checked', async () => {
    const report = await startWith({ items });

    await expect.poll(shown).toEqual(['Courir', 'Brouillon', 'Essai']);
    expect(told(report)).toEqual([
      'cards without hidden while no checkbox is checked: 2 with hidden',
    ]);
  });

  it.each([
    ['its address asked for others', { items, query: '?filter[]=sport' }],
    ['a box is checked by the server', { items, box: 'checked', query: '?filter[]=sport' }],
    ['the page is loaded to filter it', { items, filtering: 'page' as const }],
  ])('stays hidden and is not reported if %s', async (_, grid) => {
    const report = await startWith(grid);

    expect(shown()).toEqual(['Courir']);
    expect(report).not.toHaveBeenCalled();
  });
});

it('an item that is not a card stays hidden, whatever the filters', async () => {
  const report = await startWith({ items: `${card('Courir')}<li hidden>Brouillon</li>` });
  const box = document.querySelector<HTMLInputElement>('input');

  box?.click();
  await expect.poll(() => location.search).toBe('?filter%5B%5D=sport');
  expect(shown()).toEqual(['Courir']);
  box?.click();
  await expect.poll(() => location.search).toBe('');

  expect(shown()).toEqual(['Courir']);
  expect(document.body.textContent).toContain('1');
  expect(report).not.toHaveBeenCalled();
});
