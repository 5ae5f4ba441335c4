/** The way of the Tab key through a page. */
import type { Page } from '@playwright/test';

export interface TabStop {
  /** The element, as the beginning of its HTML. */
  readonly what: string;
  /** Which of all elements it is, in the order of the document. */
  readonly place: number;
  /** What is wrong with how it is shown. */
  readonly problems: readonly string[];
}

/** More presses than any page has stops: a trap would never end. */
const MOST = 150;

/** Presses Tab from the beginning of the page until the focus has left it. A film keeps the focus for each of its controls. */
export async function walk(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  await page.evaluate(toTheBeginning);
  for (let press = 0; press < MOST; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(tabStop);
    if (!stop || stop.place === stops[0]?.place) return stops;
    if (stop.place !== stops.at(-1)?.place) stops.push(stop);
  }
  throw new Error(`expected the Tab key to leave the page after ${JSON.stringify(stops.at(-1))}`);
}

/** Returns the stops that stand before the one that the Tab key came from. */
export function disorderIn(stops: readonly TabStop[]): readonly TabStop[] {
  return stops.filter(({ place }, at) => place < (stops[at - 1]?.place ?? 0));
}

/** In the page: the next stop is the first. */
function toTheBeginning(): void {
  const { documentElement } = document;
  documentElement.tabIndex = -1;
  documentElement.focus();
  documentElement.removeAttribute('tabindex');
}

/** In the page: returns what has the focus, or nothing where it has left. */
function tabStop(): TabStop | undefined {
  const focused = document.activeElement;
  if (
    !(focused instanceof HTMLElement) ||
    [document.body, document.documentElement].includes(focused)
  )
    return undefined;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  /** A theme may draw the ring around what shows in the place of a box, or around a whole card. */
  const near = [focused, ...labels, focused.nextElementSibling, ...ancestorsOf(focused)];
  const hasRing = near.some((element) => element && isRinged(element));
  const isMet = [focused, ...labels].some(isOnTop);
  return {
    what: focused.outerHTML.slice(0, 100),
    place: [...document.querySelectorAll('*')].indexOf(focused),
    problems: [hasRing ? '' : 'no ring', isMet ? '' : 'all of it covered, or out of view'].filter(
      Boolean,
    ),
  };

  function ancestorsOf({ parentElement }: Element): readonly Element[] {
    if (!parentElement || parentElement.matches('main, body')) return [];
    return [parentElement, ...ancestorsOf(parentElement)];
  }

  /** Whether the element or what it draws after itself has a ring. */
  function isRinged(element: Element): boolean {
    return ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  }

  /** Whether a pointer meets the element in the middle or at one end of a line of it. */
  function isOnTop(element: Element): boolean {
    return [...element.getClientRects()].some(({ left, right, top, height }) =>
      [left + 2, (left + right) / 2, right - 2].some((x) => {
        const met = document.elementFromPoint(x, top + height / 2);
        return met !== null && element.contains(met);
      }),
    );
  }
}
