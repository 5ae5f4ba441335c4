/** Measures from when on clicks have an effect, on a page that is still loading. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

/** The number of roots, which are clicked once, one after the other. */
export const CLICKED_ROOTS = 60;
const PACE_MS = 50;
const PHONE_PX = 390;

/** Returns the time of the first click after which all clicks had an effect, in ms after the start of the navigation. */
export async function clicksHandledFrom(browser: BareBrowser, visited: Visited): Promise<number> {
  const found = await browser.visit({
    ...visited,
    width: PHONE_PX,
    watch: `(${watch})(${PACE_MS})`,
    blocked: [],
    isDone: "!document.querySelector('.root') || window.measured.from > 0",
  });
  const from = Number(Object(found).from);
  if (!(from > 0)) throw new Error('expected clicks to have their effect in the end');
  return from;
}

/** Runs in the page before any script: clicks the roots. The status of a root contains a text if the click had an effect. */
function watch(pace: number): void {
  const times: number[] = [];
  const statuses = () => [...document.querySelectorAll('.root [data-cards-part="status"]')];
  const measured = {
    /** 0 until all roots were clicked, and the last click has had an effect. */
    get from() {
      const effects = statuses().map(({ textContent }) => textContent !== '');
      if (times.length === 0 || times.length < effects.length || !effects.at(-1)) return 0;
      return times[effects.lastIndexOf(false) + 1] ?? 0;
    },
  };
  Reflect.set(window, 'measured', measured);
  const click = () => {
    const root = document.querySelectorAll('.root')[times.length];
    if (!root) return;
    times.push(performance.now());
    root.querySelector<HTMLElement>('[data-cards-part="more"]')?.click();
    setTimeout(click, pace);
  };
  document.addEventListener('readystatechange', () => setTimeout(click), { once: true });
}
