/** On every page, wide and narrow: after each control of a root has been used, the focus is on something that is seen. */
import { expect, type Page } from '@playwright/test';
import { focusNext, lostFocus, stayHere } from './controls.ts';
import { kinds, pages } from './pages.ts';
import { type Heard, test } from './test.ts';
import { allStarted, settled, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Header and footer are the same everywhere. */
const WITH_CHROME = 'accueil';

for (const width of [1280, 360]) {
  for (const { name } of pages) {
    test(`/${name} never drops the focus, at ${width} px`, async ({ page, heard }) => {
      // A page with twelve players has a hundred controls.
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(stayHere);
      await visit(page, `/${name}`, heard);

      expect(await useAll(page, name === WITH_CHROME, heard)).toEqual([]);
    });
  }
}

/** A view may wait for its answer before the focus moves into it. */
const ANSWER_MS = 3000;

/** Where the focus is lost, and still is once the answer had its time; empty where it is not. */
async function lostFor(page: Page, timeout: number): Promise<string | undefined> {
  let where = await page.evaluate(lostFocus);
  const look = async () => {
    where = await page.evaluate(lostFocus);
    expect(where).toBeFalsy();
  };
  if (where)
    await expect(look)
      .toPass({ timeout })
      .catch(() => {});
  return where || undefined;
}

/** Uses each control that there is, those that come as others are used included. Gives after which the focus was lost. */
async function useAll(page: Page, withChrome: boolean, heard: Heard): Promise<readonly string[]> {
  const names = kinds.map(({ name }) => name);
  const done: string[] = [];
  const lost: string[] = [];
  const press = async (key: string, what: string) => {
    const here = await page.evaluateHandle(() => document);
    await page.keyboard.press(key);
    await settled(page, heard);
    const hasLeft = await here.evaluate((before) => before !== document).catch(() => true);
    if (hasLeft) return allStarted(page, heard);
    const where = await lostFor(page, ANSWER_MS);
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
