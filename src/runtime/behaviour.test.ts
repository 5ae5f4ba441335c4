import { beforeEach, expect, test, vi } from 'vitest';
import { defineBehaviour } from './behaviour.ts';
import { defineContract } from './contract.ts';

const contract = defineContract({
  name: 'sample',
  kind: 'behaviour',
  purpose: 'A sample.',
  when: 'load',
  elements: ['form'],
  config: { price: { type: 'number', decimals: 2, default: 12.5, meaning: 'In euros.' } },
  attributes: { 'data-step': { on: 'root', type: 'integer', default: 1, meaning: 'By how many.' } },
});

const enhance = vi.fn();
const sample = defineBehaviour(contract, enhance);

beforeEach(() => enhance.mockReset());

async function start(html: string) {
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>('[data-sample]');
  if (!root) throw new Error('expected a root');
  const report = vi.fn();
  await sample(root, { signal: new AbortController().signal, report, fail: vi.fn() });
  return report;
}

test('a behaviour gets its config and its attributes, checked', async () => {
  const report = await start('<form data-sample=\'{"price":9.9}\' data-step="2"></form>');

  expect(enhance).toHaveBeenCalledWith(
    expect.any(HTMLFormElement),
    expect.objectContaining({ config: { price: 9.9 }, attributes: { 'data-step': 2 } }),
  );
  expect(report).not.toHaveBeenCalled();
});

test('a wrong value in its config is reported, and the default is used', async () => {
  const report = await start('<form data-sample=\'{"price":"cher"}\'></form>');

  expect(enhance.mock.calls[0]?.[1]).toMatchObject({ config: { price: 12.5 } });
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ expected: 'price to be a number with at most 2 decimals' }),
  );
});

test('it is not mounted on an element that its contract does not allow', async () => {
  await expect(start('<div data-sample></div>')).rejects.toThrow('expected <form>, found <div>');
  expect(enhance).not.toHaveBeenCalled();
});
