/** From when on a visitor's click has its effect, on a page that is still loading. */
import type { BareBrowser } from '../bare-browser.ts';
import type { Visited } from './contests.ts';

/** Each root is clicked once, one after the other. */
export const CLICKED_ROOTS = 60;
const PACE_MS = 50;
const PHONE_PX = 390;

/** Returns the time of the first click of those that all had their effect, in ms after the navigation began. */
export async function clicksKeptFrom(browser: BareBrowser, visited: Visited): Promise<number> {
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

/** In the page, before any script: a root tells in its status that it was clicked. */
function watch(pace: number): void {
  const times: number[] = [];
  const statuses = () => [...document.querySelectorAll('.root [data-cards-part="status"]')];
  const measured = {
    /** 0 until all roots were clicked, and the last of them has answered. */
    get from() {
      const answered = statuses().map(({ textContent }) => textContent !== '');
      if (times.length === 0 || times.length < answered.length || !answered.at(-1)) return 0;
      return times[answered.lastIndexOf(false) + 1] ?? 0;
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
