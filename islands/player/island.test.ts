import { expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { one } from '../../tests/start-root.ts';
import island from './island.tsx';

const source = (src: string, type = '') => ({ src, type });

/**
 * jsdom can't play, and its media elements have no text tracks
 * (https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform).
 */
function standInForMedia(): void {
  for (const method of ['load', 'pause'] as const)
    vi.spyOn(HTMLMediaElement.prototype, method).mockReturnValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    value: new EventTarget(),
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'textTracks'));
}

/** Mounts a player, and returns what it reports. */
async function startWith(...medias: readonly object[]) {
  standInForMedia();
  document.body.innerHTML = '<div data-player><p data-player-part="player"></p></div>';
  one('[data-player]').setAttribute('data-player', JSON.stringify({ medias }));
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const report = vi.fn();
  await island(one('[data-player]'), { signal: life.signal, report, fail: report });
  await expect.poll(() => document.querySelectorAll('video').length).toBe(1);
  return report;
}

/** Strict mode runs effects twice in development. The runtime reports the same fault only once. */
function told(report: Mock): readonly string[] {
  return [...new Set(report.mock.calls.map(([{ expected, found }]) => `${expected}: ${found}`))];
}

/** Dispatches the event that browsers fire after they have tried all sources. */
function failSources(): void {
  for (const tried of document.querySelectorAll('source')) tried.dispatchEvent(new Event('error'));
}

it('a media whose sources all fail is reported with its addresses', async () => {
  const media = { id: 7, media_sources: [source('/a.mp4', 'video/mp4'), source('/b.webm')] };
  const report = await startWith(media);
  expect(report).not.toHaveBeenCalled();

  failSources();

  await expect.poll(() => document.body.textContent).toContain('ne peut pas être lu');
  expect(told(report)).toEqual([
    'a source of the media "7" to play: no source that plays: /a.mp4, /b.webm',
  ]);
});

it('a media whose next source may play is not reported', async () => {
  const media = { id: 7, media_sources: [source('/a.mp4'), source('/b.webm')] };
  const report = await startWith(media);

  document.querySelector('source')?.dispatchEvent(new Event('error'));

  await Promise.resolve();
  expect(report).not.toHaveBeenCalled();
});

it('a media whose addresses were all left out is not reported twice', async () => {
  const report = await startWith({ id: 7, media_sources: [source('data:video/mp4,a')] });

  await expect.poll(() => document.body.textContent).toContain('ne peut pas être lu');
  expect(told(report)).toEqual([
    'medias[0].media_sources[0].src to be an http(s) or relative address: "data:video/mp4,a"',
  ]);
});
