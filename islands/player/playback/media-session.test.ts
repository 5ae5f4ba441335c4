import { beforeEach, expect, it, vi } from 'vitest';
import { takeSession } from './media-session.ts';

const KEYS = { play: vi.fn(), pause: vi.fn(), previoustrack: null, nexttrack: null };
const session: { metadata: unknown; setActionHandler: () => void } = {
  metadata: null,
  setActionHandler: () => {},
};

beforeEach(() => {
  session.metadata = null;
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(given: object) {
        Object.assign(this, given);
      }
    },
  );
  return () => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    vi.unstubAllGlobals();
  };
});

it.each([
  ['/affiche.jpg', [{ src: `${location.origin}/affiche.jpg` }]],
  ['http://a[', []],
  ['', []],
])('a picture at %j is on the lock screen if it has a valid address', (src, artwork) => {
  takeSession({}, { title: 'Souffler', author: '', image: { src, alt: '' } }, KEYS);

  expect(session.metadata).toMatchObject({ title: 'Souffler', artwork });
});
