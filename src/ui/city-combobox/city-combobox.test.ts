import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFromApi } from '../../../fixtures/api/fetch.ts';
import { attachCityCombobox } from './city-combobox.ts';

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
let lifetime: AbortController;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => {};
  lifetime = new AbortController();
  asked = [];
});

afterEach(() => {
  lifetime.abort();
  vi.useRealTimers();
});

/** Renders a form with the field. `respond` answers the requests. */
function begin(respond: typeof fetch = fetchFromApi()) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(decodeURIComponent(address.split('/').at(-1) ?? ''));
    return respond(address, init);
  });
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML =
    '<form><label for="a">Ville</label><input id="a"><button>OK</button></form>';
  document.querySelector('form')?.addEventListener('submit', submitted);
  const input = screen.getByLabelText<HTMLInputElement>('Ville');
  const chosen = vi.fn();
  const report = vi.fn();
  attachCityCombobox(input, { signal: lifetime.signal, report, chosen });
  return { input, chosen, submitted, report };
}

const options = () => screen.findAllByRole('option');

test('arrows move through the list and around its ends, Enter chooses, the focus stays in the field', async () => {
  const { input, chosen, submitted } = begin();
  await user.type(input, 'st-etienne');
  const found = await options();
  expect(input).toHaveProperty('ariaExpanded', 'true');
  expect(screen.getByRole('status').textContent).toBe(`${found.length} suggestions`);
  expect(input.getAttribute('aria-activedescendant')).toBeNull();

  await user.keyboard('{ArrowUp}');
  expect(input.getAttribute('aria-activedescendant')).toBe(found.at(-1)?.id);
  await user.keyboard('{ArrowDown}');
  expect(input.getAttribute('aria-activedescendant')).toBe(found[0]?.id);
  await user.keyboard('{Enter}');

  expect(input.value).toBe('Saint-Étienne (42000)');
  expect(chosen).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a choice submits what was typed', async () => {
  const { input, submitted } = begin();
  await user.type(input, 'lyon');
  await options();
  await user.keyboard('{Enter}');

  expect(submitted).toHaveBeenCalledOnce();
  expect(input.value).toBe('lyon');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list and nothing else', async () => {
  const { input } = begin();
  const around = vi.fn();
  document.body.addEventListener('keydown', around, { signal: lifetime.signal });
  await user.type(input, 'lyon');
  await options();
  around.mockClear();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(around).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});

test('requests are debounced, begin at two characters, and are sent once for each text', async () => {
  const { input } = begin();
  await user.type(input, 'b');
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);

  await user.type(input, 'rest');
  await vi.advanceTimersByTimeAsync(300);
  await options();
  await user.clear(input);
  await user.type(input, 'Brést');
  await vi.advanceTimersByTimeAsync(300);
  await options();
  expect(asked).toEqual(['brest']);
});

test('the request for an older text is aborted and never shown', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const answer = (city: string) => Response.json([{ value: '1', city, label: city }]);
  const { input } = begin(async (address, init) => {
    signals.push(init?.signal);
    if (String(address).endsWith('/ni')) return new Promise(() => {});
    return answer('Nantes');
  });
  await user.type(input, 'ni');
  await vi.advanceTimersByTimeAsync(300);
  await user.clear(input);
  await user.type(input, 'nant');
  await vi.advanceTimersByTimeAsync(300);

  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Nantes']);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('communes with the same postcode stay apart', async () => {
  const { input, chosen } = begin();
  await user.type(input, '51300');
  const labels = (await options()).map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBeGreaterThan(5);
  await user.click((await options())[3] ?? input);

  expect(input.value).toMatch(/^.+ \(51300\)$/);
  expect(chosen.mock.calls[0]?.[0]).toMatchObject({ value: '51300', label: labels[3] });
});

test('nothing is requested while letters are being composed', async () => {
  const { input } = begin();
  input.focus();
  input.value = 'tours';
  input.dispatchEvent(new InputEvent('input', { isComposing: true }));
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);

  input.dispatchEvent(new CompositionEvent('compositionend'));
  await vi.advanceTimersByTimeAsync(300);
  await options();
  const enter = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true });
  input.dispatchEvent(enter);
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
});

test('a list never opens if Escape is pressed during its request', async () => {
  let answer = (_: Response) => {};
  const { input } = begin(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await user.type(input, 'nancy');
  await vi.advanceTimersByTimeAsync(300);
  await user.keyboard('{Escape}');
  answer(Response.json([{ value: '54000', city: 'Nancy', label: 'Nancy' }]));
  await vi.advanceTimersByTimeAsync(300);

  expect(asked).toEqual(['nancy']);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await vi.advanceTimersByTimeAsync(300);
  answer(Response.json([{ value: '54000', city: 'Nancy', label: 'Nancy' }]));
  expect(await options()).toHaveLength(1);
});

test.each([
  [{ city: 'Lyon' }, 'Lyon', 'Lyon'],
  [{ city: 'Lyon', value: null, label: null }, 'Lyon', 'Lyon'],
  [{ city: 'Lyon', value: 69001, label: '' }, 'Lyon (69001)', 'Lyon (69001)'],
  [{ city: 'Lyon', value: {}, label: [] }, 'Lyon', 'Lyon'],
])('the list shows only what is known of %j', async (suggestion, label, written) => {
  const { input } = begin(async () => Response.json([suggestion, { label: 'Nulle part' }, null]));
  await user.type(input, `lyon ${JSON.stringify(suggestion).length}`);
  await vi.advanceTimersByTimeAsync(300);
  const found = await options();
  expect(found.map(({ textContent }) => textContent)).toEqual([label]);
  await user.keyboard('{ArrowDown}{Enter}');

  expect(input.value).toBe(written);
});

test('a failing service is reported, shows nothing, and is requested again', async () => {
  const { input, report } = begin(fetchFromApi('fixture_scenario=broken'));
  await user.type(input, 'dijon');
  await vi.advanceTimersByTimeAsync(300);

  await expect.poll(() => report.mock.calls).toHaveLength(1);
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    at: input,
    level: 'error',
    expected: expect.stringContaining('from /api/city-autocomplete/dijon'),
    found: 'status 500, text/html; charset=utf-8',
    advice: expect.stringContaining('Something went wrong on api server!'),
  });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the field is restored at the end', async () => {
  const { input } = begin();
  const before = '<input id="a">';
  await user.type(input, 'metz');
  await options();
  lifetime.abort();

  expect(input.outerHTML).toBe(before);
  expect(document.querySelector('[role]')).toBeNull();
});
