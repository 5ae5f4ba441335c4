import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContractError } from '../contract-error.ts';
import type { Fault } from '../core/kinds.ts';
import { listenToMessages, type Message, reportFailure, reportFault } from './report.ts';

const descriptor = { name: 'cards' };

function rootIn(html: string): HTMLElement {
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>('[data-cards]');
  if (!root) throw new Error('expected a root');
  return root;
}

let warn = vi.spyOn(console, 'warn');
let error = vi.spyOn(console, 'error');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  error = vi.spyOn(console, 'error').mockReturnValue();
});

/** Returns the messages that are logged for the fault. */
async function told(fault: Partial<Fault>, html = '<div data-cards></div>'): Promise<unknown> {
  const root = rootIn(html);
  await reportFault({ root, descriptor }, { expected: 'a', found: '"b"', advice: 'c', ...fault });
  return warn.mock.lastCall?.[0];
}

describe('a fault in a template', () => {
  it('is reported with what was expected, where, what was found and what to do', async () => {
    const fault = {
      expected: 'first to be a whole number of at least 1',
      found: '"six"',
      advice: '9 is used; correct data-cards',
    };

    expect(await told(fault)).toBe(
      '[islands] data-cards: expected first to be a whole number of at least 1, at html > body > div, found "six": 9 is used; correct data-cards.',
    );
  });

  it('is reported with the nearest known name', async () => {
    const names = ['first', 'step', 'filtering'];

    expect(await told({ found: '"frist"', names })).toMatch(/found "frist": c: write "first"\.$/);
    expect(await told({ found: '"couleur"', names })).toMatch(/found "couleur": c\.$/);
  });

  it('in JSON is reported with its position and its usual cause', async () => {
    const json = '{"first":6,}';

    expect(await told({ expected: 'valid JSON', found: `"${json}"`, json })).toBe(
      '[islands] data-cards: expected valid JSON, at html > body > div, found "}" at character 12, after {"first":6,: c: remove the trailing comma.',
    );
  });

  it('is found by its path, even if its id is used twice', async () => {
    expect(
      await told({}, '<p id="a"></p><div><p></p><div id="a" data-cards></div></div>'),
    ).toContain('at html > body > div > div,');
    expect(await told({}, '<p id="a"></p><div data-cards id="b"></div>')).toContain('at #b,');
  });

  it('is reported once', async () => {
    const root = rootIn('<div data-cards></div>');
    const fault = { expected: 'a', found: 'b', advice: 'c' };
    await reportFault({ root, descriptor }, fault);
    await reportFault({ root, descriptor }, { ...fault });

    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a root that can not start', () => {
  it('is reported from the data of the error, whatever its message', () => {
    const root = rootIn('<div id="grille" data-cards></div>');
    const expected = 'a list, found or not,';
    reportFailure(
      { root, descriptor },
      new ContractError({ expected, found: 'none, found nowhere' }),
    );

    expect(error.mock.calls).toEqual([
      [
        "[islands] data-cards: expected a list, found or not,, at #grille, found none, found nowhere: the server's HTML stays; correct the template.",
      ],
    ]);
  });

  it('is reported at the element with the fault', () => {
    const root = rootIn('<div data-cards><ul id="liste"></ul></div>');
    const at = document.querySelector('ul') ?? root;
    reportFailure({ root, descriptor }, new ContractError({ expected: 'a', found: 'b', at }));

    expect(error.mock.calls[0]?.[0]).toContain('at #liste,');
  });

  it('keeps the stack of a crash beside the sentence', () => {
    const crash = new TypeError('cards is undefined');
    reportFailure({ root: rootIn('<div id="grille" data-cards></div>'), descriptor }, crash);

    expect(error.mock.calls).toEqual([
      [
        "[islands] data-cards: expected the root to work, at #grille, found an error: the server's HTML stays; TypeError: cards is undefined",
        crash,
      ],
    ]);
  });
});

it('a listener gets earlier messages and new ones, and none after its signal aborts', async () => {
  const heard: Message[] = [];
  const life = new AbortController();
  const place = document.createElement('p');
  await told({ found: '"before"', at: place });

  listenToMessages((message) => heard.push(message), life.signal);
  await told({ found: '"later"', level: 'error' });
  life.abort();
  await told({ found: '"too late"' });

  const [before, later] = heard.slice(-2);
  expect(before?.at.deref()).toBe(place);
  expect(before).toMatchObject({ level: 'warn', text: expect.stringContaining('"before"') });
  expect(later).toMatchObject({ level: 'error', text: expect.stringContaining('"later"') });
});
