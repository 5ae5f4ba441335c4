/** On every page, wide and narrow: after each control of a root was used, the focused element is visible. */
import { expect, type Page } from '@playwright/test';
import { focusNext, lostFocus, OTHER_PAGE, stayHere } from './controls.ts';
import { kinds, pages } from './pages.ts';
import { type PageLog, test } from './test.ts';
import { allStarted, settled, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Header and footer are the same on every page, so they are tested once. */
const WITH_CHROME = 'accueil';

for (const width of [1280, 360]) {
  for (const { name } of pages) {
    test(`/${name} never loses the focus, at ${width} px`, async ({ page, pageLog }) => {
      // A page with twelve players has a hundred controls.
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(stayHere);
      await visit(page, `/${name}`, pageLog);

      expect(await useAll(page, name === WITH_CHROME, pageLog)).toEqual([]);
    });
  }
}

/** The focus may move only after a response. */
const ANSWER_MS = 3000;

/**
 * Returns where the focus was lost, if it still is after the time for a response, or whether the control has opened another
 * page. Otherwise returns nothing.
 */
async function lostFor(page: Page, timeout: number): Promise<string | undefined> {
  let where = await page.evaluate(lostFocus, OTHER_PAGE).catch(() => OTHER_PAGE);
  const expectFocus = async () => {
    where = await page.evaluate(lostFocus, OTHER_PAGE);
    expect(where).toBeFalsy();
  };
  if (where && where !== OTHER_PAGE)
    await expect(expectFocus)
      .toPass({ timeout })
      .catch(() => {});
  return where || undefined;
}

/** Uses every control, including new ones. Returns those after which the focus was lost. */
async function useAll(
  page: Page,
  withChrome: boolean,
  pageLog: PageLog,
): Promise<readonly string[]> {
  const names = kinds.map(({ name }) => name);
  const done: string[] = [];
  const lost: string[] = [];
  const press = async (key: string, what: string) => {
    await page.keyboard.press(key);
    await settled(page, pageLog);
    const where = await lostFor(page, ANSWER_MS);
    if (where === OTHER_PAGE) return allStarted(page, pageLog);
    if (where) lost.push(`${what}, ${key}: ${where}`);
    return undefined;
  };
  for (;;) {
    const control = await page.evaluate(focusNext, { kinds: names, done, withChrome });
    const last = done.at(-1);
    if (control) {
      done.push(control.key);
      await press(control.isBox ? 'Space' : 'Enter', control.key);
      const film = page.locator(`[data-player-modal][id="${control.film}"]`);
      if (control.film && (await film.count()) > 0) await expect(film).toHaveClass(/is-open/);
    } else if (last && last !== 'Escape') {
      done.push('Escape');
      await press('Escape', last);
    } else return lost;
  }
}
