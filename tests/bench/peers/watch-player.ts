/** One visit of a page with a film: when its player is ready, and how long after the press it shows the film. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

const PHONE_PX = 390;

export interface Played {
  /** Scripts, styles and icons whose answer had come before the player was ready. */
  readonly requests: number;
  /** After gzip. */
  readonly bytes: number;
  /** Of scripts alone, up to the first frame. */
  readonly script: number;
  /** After the navigation began, in ms. */
  readonly ready: number;
  /** From the press to the first frame of the film, in ms. */
  readonly frame: number;
  /** What the main thread worked, up to the first frame, in ms. */
  readonly task: number;
  /** The longest task, in ms; 0 where none takes 50. */
  readonly longest: number;
}

export interface PlayerQuestion extends Visited {
  /** Selects the button that plays. */
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

/** In the page, before any script: the button is pressed half a second after it is there, when the page is quiet. */
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
    /* Only now is it sure which element plays: some players put one of their own in the place of the server's. */
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement)) return;
      target.requestVideoFrameCallback(() => {
        measured.frame ||= performance.now() - pressed;
      });
    };
    document.addEventListener('play', follow, true);
    const pressable = document.querySelector<HTMLElement>(button);
    /* Vidstack listens to no click. */
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
