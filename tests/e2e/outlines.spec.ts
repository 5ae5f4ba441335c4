/** The outline of the focus is whole in boxes that scroll: they cut off what is outside them. */
import { expect, type Page, test } from '@playwright/test';
import { scriptHasRun } from './script-has-run.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWhole(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/${name}`);
  await scriptHasRun(page);
  await expect(page.locator('main [data-island-state$="ing"]')).toHaveCount(0);

  const { stops, cut } = await tabThrough(page);

  expect(stops).toBeGreaterThan(0);
  expect(cut).toEqual([]);
}

for (const [width, names] of [
  [1280, ['player', 'paddles', 'testimonials']],
  [360, ['player', 'paddles', 'testimonials', 'slider']],
] as const) {
  for (const name of names)
    test(`on /${name}, at ${width} px`, ({ page }) => expectWhole(page, name, width));

  test(`in a long list, at ${width} px`, ({ page }) => expectWhole(page, 'player-long', width));
}

interface Way {
  /** The number of focused elements in boxes that scroll. */
  readonly stops: number;
  readonly cut: readonly string[];
}

/** A long list has a hundred elements that are alike. */
const MOST_STEPS = 40;

/** Presses Tab until the focus leaves the main part. */
async function tabThrough(page: Page): Promise<Way> {
  const cut: string[] = [];
  let stops = 0;
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isStill)).toBe(true);
    const found = await page.evaluate(outlineOfFocus);
    if (!found) return { stops, cut };
    if (found.isInBox) stops += 1;
    if (found.cut) cut.push(found.cut);
  }
  return { stops, cut };
}

/** Runs in a page: whether the focused element stays where it is for two frames. */
async function isStill(): Promise<boolean> {
  const place = () => JSON.stringify(document.activeElement?.getBoundingClientRect());
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return place() === before;
}

/** Runs in a page. Returns nothing if the focus is outside the main part. */
function outlineOfFocus(): { isInBox: boolean; cut: string } | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main') || focused.localName === 'main') return undefined;
  const nearest = (from: Element | null, isRight: (element: Element) => boolean) => {
    let element = from;
    while (element && element.localName !== 'main' && !isRight(element))
      element = element.parentElement;
    return element?.localName === 'main' ? undefined : (element ?? undefined);
  };
  // The browser draws the outline of its own controls.
  if (focused instanceof HTMLMediaElement) return { isInBox: false, cut: '' };
  const name = focused.outerHTML.slice(0, 80);
  const outlined = nearest(focused, (element) => getComputedStyle(element).outlineStyle !== 'none');
  if (!outlined) return { isInBox: false, cut: `no outline: ${name}` };
  const box = nearest(
    outlined.parentElement,
    (element) => getComputedStyle(element).overflowX !== 'visible',
  );
  if (!box) return { isInBox: false, cut: '' };
  const { outlineWidth, outlineOffset } = getComputedStyle(outlined);
  const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  const inner = outlined.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const over = [
    outer.top - inner.top,
    inner.bottom - outer.bottom,
    outer.left - inner.left,
    inner.right - outer.right,
  ].map((side) => Math.round(side + reach));
  return { isInBox: true, cut: over.some((side) => side > 0) ? `${over.join()}: ${name}` : '' };
}
