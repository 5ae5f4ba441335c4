/** Records layout shifts and the elements that moved. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** An element that moved: https://wicg.github.io/layout-instability/#sec-layout-shift-attribution */
interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Starts to record shifts. Call it when the whole HTML was parsed, because a page moves while its parts and fonts load.
 * Ignores horizontal moves without a node: they are inside the browser's own controls of a media element.
 */
export async function watchLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The first frame is drawn when the stylesheets have loaded. Only then are the fonts known.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    const top = (box: DOMRectReadOnly) => `${box.y}+${box.height}`;
    const isOfPage = ({ node, previousRect, currentRect }: Source) =>
      node !== null || top(previousRect) !== top(currentRect);
    const shown = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly Source[] = Reflect.get(entry, 'sources');
        for (const { node, previousRect, currentRect } of sources.filter(isOfPage))
          shifts.push(`${shown(node)} moved from ${top(previousRect)} to ${top(currentRect)}`);
        if (sources.length === 0) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Returns all recorded shifts: the element, its old and its new position. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts ?? ['watchLayout was not called']);
}

/** Resolves when the observers have been told of the shifts of all drawn frames. */
export async function shiftsAreSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
