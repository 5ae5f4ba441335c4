// @vitest-environment jsdom
/** The checker says what a root reports about the same HTML, in the same words. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { chunks } from '../../src/registry.ts';
import type { Fault } from '../../src/runtime/core/kinds.ts';
import { one } from '../../tests/start-root.ts';
import { mistakesIn } from './check.ts';

type Words = Pick<Fault, 'expected' | 'found'> & { readonly advice?: string | undefined };

function worded({ expected, found, advice }: Words): string {
  return `${expected}, found ${found}: ${advice}`;
}

/** Mounts a root, and returns the first fault that it reports. */
async function saidByRoot(name: string, html: string): Promise<string> {
  document.body.innerHTML = html;
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const said: string[] = [];
  const report = (fault: Fault) => said.push(worded(fault));
  const fail = (error: unknown) => {
    throw new Error('expected a root that starts', { cause: error });
  };
  const start = await chunks.starterOf?.({ name });
  await start?.(one(`[data-${name}]`), { signal: life.signal, report, fail });
  await expect.poll(() => said).not.toEqual([]);
  return said[0] ?? '';
}

const CARD = '<li data-cards-part="card">a</li>';
const medias = (address: string) =>
  `<div data-player='{"medias":[{"id":1,"transcription_url":"${address}","media_sources":[{"src":"/a.mp4"}]}]}'></div>`;

const ADDRESSES = ['javascript:1', 'data:,a', 'blob:x', 'ftp://a/b', 'https://['];
const WITHOUT_FILE = ['/', '/guide/', '?file=a.pdf', '#', '/a/?b', 'https://a.example/b/#c'];

type Said = readonly [what: string, name: string, html: string];

const SAID: readonly Said[] = [
  [
    'cards without a button',
    'cards',
    `<div data-cards='{"first":2}'><ul data-cards-part="list">${CARD.repeat(3)}</ul></div>`,
  ],
  [
    'cards without a button, by the default number',
    'cards',
    `<div data-cards><ul data-cards-part="list">${CARD.repeat(10)}</ul></div>`,
  ],
  [
    'cards without filters',
    'cards',
    `<div data-cards='{"filtering":"in-place"}'><ul data-cards-part="list"></ul></div>`,
  ],
  [
    'rows without a button',
    'timeline',
    '<div data-timeline><p data-timeline-part="row" hidden>a</p></div>',
  ],
  [
    'a map without an id',
    'map-search',
    `<div data-map-search='{"apiKey":"a"}'><p data-map-search-part="list"></p></div>`,
  ],
  [
    'a panel without a toggle',
    'tool-accordion',
    '<div data-tool-accordion><div data-tool-accordion-part="item"><p data-tool-accordion-part="panel">a</p></div></div>',
  ],
  [
    'a panel whose toggle is in an item inside its own',
    'tool-accordion',
    '<div data-tool-accordion><div data-tool-accordion-part="item"><p data-tool-accordion-part="panel">a</p><div data-tool-accordion-part="item"><button data-tool-accordion-part="toggle">b</button></div></div></div>',
  ],
  ...ADDRESSES.map((address): Said => [`the address ${address}`, 'player', medias(address)]),
  ['a download by a button', 'download', '<button data-download>a</button>'],
  ...WITHOUT_FILE.map(
    (href): Said => [`a download of ${href}`, 'download', `<a data-download href="${href}">a</a>`],
  ),
];

it.each(SAID)('what is said of %s', async (_, name, html) => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());

  const said = await saidByRoot(name, html);

  expect(mistakesIn({ path: 'a.html', source: html }).map(worded)).toContain(said);
});
