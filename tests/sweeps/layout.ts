/** Layout shifts, with the elements that jumped. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** What the browser tells of an element that jumped. */
interface Jump {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Notes every shift from now on. Call it once the whole HTML has come: until then a page moves by itself, as
 * its parts and its fonts arrive. What moves sideways within the browser's own controls of a media has no node, and is the
 * browser's.
 */
export async function watchLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // No frame is drawn before the stylesheets have come, and with them the names of the fonts.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    const top = (box: DOMRectReadOnly) => `${box.y}+${box.height}`;
    const isOfPage = ({ node, previousRect, currentRect }: Jump) =>
      node !== null || top(previousRect) !== top(currentRect);
    const shown = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly Jump[] = Reflect.get(entry, 'sources');
        for (const { node, previousRect, currentRect } of sources.filter(isOfPage))
          shifts.push(`${shown(node)} went from ${top(previousRect)} to ${top(currentRect)}`);
        if (sources.length === 0) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Every shift so far: which element went from where to where. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts ?? ['nobody watched']);
}
