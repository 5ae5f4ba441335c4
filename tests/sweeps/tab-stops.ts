/** Moves through a page with the Tab key. */
import type { Page } from '@playwright/test';

export interface TabStop {
  /** The beginning of the element's HTML. */
  readonly what: string;
  /** The index of the element in the document. */
  readonly place: number;
  /** Why its focus can't be seen. */
  readonly problems: readonly string[];
}

/** The maximum number of key presses, more than any page needs. A focus trap would never end. */
const MOST = 150;

/** Presses Tab from the beginning of the page until the focus leaves it. A film counts as one stop, in spite of its controls. */
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

/** Returns the stops that are earlier in the document than the stop before them. */
export function disorderIn(stops: readonly TabStop[]): readonly TabStop[] {
  return stops.filter(({ place }, at) => place < (stops[at - 1]?.place ?? 0));
}

/** Runs in the page: moves the focus to the start, so that Tab moves it to the first stop. */
function toTheBeginning(): void {
  const { documentElement } = document;
  documentElement.tabIndex = -1;
  documentElement.focus();
  documentElement.removeAttribute('tabindex');
}

/** Runs in the page: returns the focused element, or nothing if the focus has left the page. */
function tabStop(): TabStop | undefined {
  const focused = document.activeElement;
  if (
    !(focused instanceof HTMLElement) ||
    [document.body, document.documentElement].includes(focused)
  )
    return undefined;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  /** A theme may draw the focus ring around the element that replaces a checkbox, or around a whole card. */
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

  /** Whether the element or its `::after` has an outline. */
  function isRinged(element: Element): boolean {
    return ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  }

  /** Whether a pointer hits the element at the start, the middle or the end of one of its lines. */
  function isOnTop(element: Element): boolean {
    return [...element.getClientRects()].some(({ left, right, top, height }) =>
      [left + 2, (left + right) / 2, right - 2].some((x) => {
        const met = document.elementFromPoint(x, top + height / 2);
        return met !== null && element.contains(met);
      }),
    );
  }
}
