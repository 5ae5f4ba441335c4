import { expect, it, onTestFinished, vi } from 'vitest';
import { watchForFaults } from './in-page.ts';

it('checks a page until the root is unmounted, and not once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const measure = vi.spyOn(performance, 'measure');
  const life = new AbortController();
  const put = (html: string) => {
    document.body.innerHTML = html;
    return new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  };
  await put('<div data-crads></div>');
  watchForFaults(life.signal, () => []);
  await vi.waitUntil(() => measure.mock.calls.length === 1);
  expect(told.mock.calls).toEqual([
    ['[islands] expected data-cards, at html > body > div, found data-crads: write data-cards.'],
  ]);

  await put('<p data-crads></p>');
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  await vi.waitUntil(() => measure.mock.calls.length === 2);
  expect(told).toHaveBeenCalledTimes(2);

  await put('<b data-crads></b>');
  life.abort();
  expect(vi.getTimerCount()).toBe(0);
  await put('<i data-crads></i>');
  expect(vi.getTimerCount()).toBe(0);
});

it('does not report what a root reports itself', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const measure = vi.spyOn(performance, 'measure');
  document.body.innerHTML = '<div data-modal></div><p data-crads></p>';
  const life = new AbortController();
  watchForFaults(life.signal, () => []);
  await vi.waitUntil(() => measure.mock.calls.length === 1);
  life.abort();

  expect(told.mock.calls).toEqual([[expect.stringContaining('found data-crads')]]);
});
