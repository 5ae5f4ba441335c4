import { describe, expect, test, vi } from 'vitest';
import { labelOf } from './download.ts';
import { trackerOn } from './tracker.ts';

const GUIDE = { file: 'guide.pdf', location: 'pied de page' };

describe('SmartTag counts', () => {
  test.each([
    [
      GUIDE,
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
    [
      { file: 'guide.pdf.zip', location: ' ' },
      { name: 'guide.pdf.zip', level2: 2, type: 'download' },
    ],
  ])('%j as %j, and nothing else', (download, event) => {
    const send = vi.fn();

    trackerOn({ tag: { click: { send } } })?.(labelOf(download));

    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]).toStrictEqual([event]);
  });

  test('with its method called on its owner', () => {
    const click = {
      sent: 0,
      send() {
        this.sent += 1;
      },
    };

    trackerOn({ tag: { click } })?.(labelOf(GUIDE));

    expect(click.sent).toBe(1);
  });
});

describe('Piano Analytics', () => {
  test.each([
    [
      GUIDE,
      {
        click: 'guide.pdf::pied de page',
        click_chapter1: 'telechargement_pdf',
        site_level2: 2,
      },
    ],
    [
      { file: 'kit.zip', location: '' },
      { click: 'kit.zip', site_level2: 2 },
    ],
  ])('counts %j with its own keys', (download, properties) => {
    const sendEvent = vi.fn();

    trackerOn({ pa: { sendEvent } })?.(labelOf(download));

    expect(sendEvent.mock.calls).toStrictEqual([['click.download', properties]]);
  });

  test('counts nothing if SmartTag is on the page too', () => {
    const [send, sendEvent] = [vi.fn(), vi.fn()];

    trackerOn({ tag: { click: { send } }, pa: { sendEvent } })?.(labelOf(GUIDE));

    expect([send.mock.calls.length, sendEvent.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('no tag is found', () => {
  test.each([
    [{}],
    [{ tag: null }],
    [{ tag: {} }],
    [{ tag: { click: {} } }],
    [{ tag: { click: { send: 'yes' } } }],
    [{ tag: document.createElement('p'), pa: undefined }],
  ])('if the page has %o', (page) => {
    expect(trackerOn(page)).toBeUndefined();
  });
});
