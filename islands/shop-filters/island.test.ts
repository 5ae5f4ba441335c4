import { afterEach, expect, it, vi } from 'vitest';
import { loadedBy } from '../../tests/navigation.ts';
import { one, startRoot } from '../../tests/start-root.ts';
import island from './island.tsx';

const html = `<div data-shop-filters>
  <form data-shop-filters-part="form">
    <label><input type="checkbox" name="filter[]" value="kit" data-group="category" aria-describedby="aide"> Kits</label>
    <label><input type="checkbox" name="filter[]" value="jeu" data-group="category"> Jeux</label>
    <label><input type="checkbox" name="filter[]" value="jeu" data-group="objective"> Jouer</label>
  </form>
  <p data-shop-filters-part="count"></p>
  <ul>
    <li data-shop-filters-part="product" data-category="kit">Kit</li>
    <li data-shop-filters-part="product" data-category="jeu" data-objective="jeu">Jeu</li>
  </ul>
</div>`;

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')];
const shown = () =>
  [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);

/** Mounts the filters with boxes that were changed before any listener was added. */
function startWith(query: string, ...checked: readonly boolean[]): Promise<HTMLElement> {
  loadedBy('navigate');
  history.replaceState(null, '', location.pathname + query);
  return startRoot((root, life) => {
    for (const [index, box] of boxes().entries()) box.checked = checked[index] ?? false;
    return island(root, life);
  }, html);
}

afterEach(() => history.replaceState(null, '', location.pathname));

it('a box that was checked before the mount filters, and so does another box with its value', async () => {
  await startWith('?q=a', false, true, false);

  await expect.poll(() => shown()).toEqual(['Jeu']);
  expect(location.search).toBe('?q=a&filter%5B%5D=jeu');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
});

it('unchanged boxes follow the address, which stays the same', async () => {
  const replace = vi.spyOn(history, 'replaceState');
  await startWith('?filter[0]=kit');
  replace.mockClear();

  await new Promise((resolve) => setTimeout(resolve));

  expect(shown()).toEqual(['Kit']);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(replace).not.toHaveBeenCalled();
});

it('a box keeps the description in the template', async () => {
  await startWith('');
  const [box] = boxes();
  const ids = box?.getAttribute('aria-describedby')?.split(' ') ?? [];

  expect(ids[0]).toBe('aide');
  expect(one(`[id="${ids[1]}"]`).textContent).toBe('1 article');
});
