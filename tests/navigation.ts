/** What a page in a unit test says about its own navigation. jsdom says nothing. */
import { onTestFinished, vi } from 'vitest';

/** Lets the page say that it was loaded this way, until the end of the test. */
export function loadedBy(type: NavigationTimingType): void {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  const asked = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation(type)]);
  onTestFinished(() => {
    asked.mockRestore();
    vi.unstubAllGlobals();
  });
}

class Navigation implements PerformanceEntry {
  readonly entryType = 'navigation';
  readonly name = '';
  readonly startTime = 0;
  readonly duration = 0;
  readonly type: NavigationTimingType;

  constructor(type: NavigationTimingType) {
    this.type = type;
  }

  toJSON(): unknown {
    return this;
  }
}
