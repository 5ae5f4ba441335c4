import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Each test has a page of its own: the queue lives as long as the page. */
async function freshPage() {
  vi.resetModules();
  return (await import('./downloads.ts')).countDownload;
}

const sent: unknown[] = [];
const tag = { click: { send: (event: unknown) => sent.push(event) } };
const guide = { file: 'guide.pdf', location: 'pied de page' };

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  for (const name of ['tag', 'pa']) Reflect.deleteProperty(window, name);
});

describe('counting a download', () => {
  it.each([
    [
      guide,
      {
        name: 'guide.pdf::pied de page',
        chapter1: 'telechargement_pdf',
        level2: 2,
        type: 'download',
      },
    ],
    [
      { file: 'GUIDE.PDF', location: '' },
      { name: 'GUIDE.PDF', chapter1: 'telechargement_pdf', level2: 2, type: 'download' },
    ],
    [
      { file: 'kit.zip', location: 'a::b' },
      { name: 'kit.zip::a b', level2: 2, type: 'download' },
    ],
  ])('tells the SmartTag of %j', async (download, event) => {
    const countDownload = await freshPage();
    Object.assign(window, { tag });

    countDownload(download);

    expect(sent).toStrictEqual([event]);
  });

  it('tells Piano Analytics where that is on the page', async () => {
    const countDownload = await freshPage();
    Object.assign(window, { pa: { sendEvent: (...event: unknown[]) => sent.push(event) } });

    countDownload(guide);

    expect(sent).toEqual([
      [
        'click.download',
        { click: 'guide.pdf::pied de page', click_chapter1: 'telechargement_pdf' },
      ],
    ]);
  });

  it('waits for a tag that comes later, and keeps the first twenty in order', async () => {
    const countDownload = await freshPage();
    for (let index = 0; index < 25; index += 1)
      countDownload({ file: `${index}.zip`, location: '' });
    vi.advanceTimersByTime(30_000);

    Object.assign(window, { tag });
    vi.advanceTimersByTime(250);

    expect(sent).toHaveLength(20);
    expect(sent[0]).toMatchObject({ name: '0.zip' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops looking after a minute', async () => {
    const countDownload = await freshPage();
    countDownload(guide);

    vi.advanceTimersByTime(60_000);

    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not stopped by a tag that throws, and tries it again', async () => {
    const countDownload = await freshPage();
    let calls = 0;
    const send = () => {
      calls += 1;
      throw new Error('bloqué');
    };
    Object.assign(window, { tag: { click: { send } } });

    countDownload(guide);
    countDownload(guide);

    expect(calls).toBe(2);
  });
});
