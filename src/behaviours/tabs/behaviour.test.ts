import { afterEach, expect, it, vi } from 'vitest';
import { one, startRoot } from '../../../tests/start-root.ts';
import tabs from './behaviour.ts';

const html = `<div data-tabs>
  <div data-tabs-part="list">
    <button data-tabs-part="tab" aria-controls="patchs">Patchs</button>
    <button data-tabs-part="tab" aria-controls="gommes">Gommes</button>
  </div>
  <div data-tabs-part="panel" id="patchs"><a href="#gommes">Les gommes</a></div>
  <div data-tabs-part="panel" id="gommes"></div>
</div>`;

const selected = () => one('[aria-selected="true"]').textContent;

afterEach(() => history.replaceState(null, '', location.pathname));

it('a link to the current address shows its panel', async () => {
  history.replaceState(null, '', '#gommes');
  await startRoot(tabs, html);
  expect(selected()).toBe('Gommes');
  const shown = vi.fn();
  Object.assign(one('#gommes'), { scrollIntoView: shown });
  one('[aria-controls="patchs"]').click();
  expect(selected()).toBe('Patchs');

  one('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(selected()).toBe('Patchs');
  one('a').click();

  expect(selected()).toBe('Gommes');
  expect(shown).toHaveBeenCalledTimes(1);
});
