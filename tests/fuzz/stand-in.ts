/**
 * Adds the methods of a browser that roots need and jsdom lacks. They do nothing: there is no layout, no media, no navigation.
 * https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform
 */
import { vi } from 'vitest';

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Adds the methods to the page, and prevents navigation after all listeners have run. */
export function completeBrowser(): void {
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, IdleObserver);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media }),
  );
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {}, scrollBy() {} });
  Object.assign(HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause() {},
    load() {},
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get: () =>
      Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values(), length: 0 }),
  });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get: () => Object.assign(new EventTarget(), { mode: 'disabled', cues: [], activeCues: [] }),
  });
  vi.stubGlobal('CSS', Object.assign({ supports: () => false }, CSS));
  Object.assign(HTMLFormElement.prototype, { submit() {} });
  for (const type of ['click', 'submit', 'auxclick'])
    addEventListener(type, (event) => event.preventDefault());
}
