/**
 * What jsdom lacks of a browser, as far as roots need it: nothing is laid out, nothing plays, no page is left.
 * https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform
 */
import { vi } from 'vitest';

class NothingSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Puts it into the page. What would leave the page is held back once its handlers have had their say. */
export function completeBrowser(): void {
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, NothingSeen);
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
