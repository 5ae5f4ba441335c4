/** Visits a page with a film: measures when its player is ready, and the time from a click to the first frame. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

const PHONE_PX = 390;

export interface Played {
  /** The number of scripts, styles and icons that had loaded before the player was ready. */
  readonly requests: number;
  /** Their bytes after gzip. */
  readonly bytes: number;
  /** The bytes of all scripts until the first frame. */
  readonly script: number;
  /** The time after the start of the navigation, in ms. */
  readonly ready: number;
  /** The time from the click to the first frame of the film, in ms. */
  readonly frame: number;
  /** The main thread's task time until the first frame, in ms. */
  readonly task: number;
  /** The longest task, in ms. 0 if none takes 50. */
  readonly longest: number;
}

export interface PlayerQuestion extends Visited {
  /** Selects the play button. */
  readonly button: string;
}

export async function play(
  browser: BareBrowser,
  { address, before, slowdown, button }: PlayerQuestion,
): Promise<Played> {
  const found = await browser.visit({
    address,
    before,
    slowdown,
    width: PHONE_PX,
    watch: `(${watch})(${JSON.stringify(button)})`,
    blocked: [],
    isDone: "!document.querySelector('video') || window.measured.frame > 0",
    followsThread: true,
  });
  const measured = Object(found);
  if (!(measured.frame > 0))
    throw new Error(`expected a film on ${address}, found ${JSON.stringify(found)}`);
  return measured;
}

/** Runs in the page before any script: clicks the button half a second after it exists, when the page is idle. */
function watch(button: string): void {
  const resources = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css|svg)$/.test(name) && !name.includes('/media/'));
  const loaded = () => resources().filter(({ responseEnd }) => responseEnd <= measured.ready);
  const bytesOf = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const measured = {
    ready: 0,
    frame: 0,
    longest: 0,
    get requests() {
      return loaded().length;
    },
    get bytes() {
      return bytesOf(loaded());
    },
    get script() {
      return bytesOf(resources().filter(({ name }) => name.endsWith('.js')));
    },
  };
  Reflect.set(window, 'measured', measured);
  const press = () => {
    const pressed = performance.now();
    /* The playing element is only known now, because some players replace the server's element. */
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement)) return;
      target.requestVideoFrameCallback(() => {
        measured.frame ||= performance.now() - pressed;
      });
    };
    document.addEventListener('play', follow, true);
    const pressable = document.querySelector<HTMLElement>(button);
    /* Vidstack has no listener for clicks. */
    pressable?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
    pressable?.click();
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector(button)) return;
    observer.disconnect();
    measured.ready = performance.now();
    setTimeout(press, 500);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      measured.longest = Math.max(measured.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}
