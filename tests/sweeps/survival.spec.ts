/** On every page with a field: roots keep typed text, and survive a reset, a stop, and leaving and coming back. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isFaulty, pages } from './pages.ts';
import { type PageLog, test, withoutMoves } from './test.ts';
import { allStarted, failedRoots, settled, visitBeforeScript } from './visit.ts';

for (const fixture of pages) {
  const { name } = fixture;
  if (!hasField(name)) continue;

  test(`/${name} keeps text typed before its roots have mounted, accepts text afterwards, and survives a reset, a stop and Back`, async ({
    page,
    pageLog,
  }) => {
    const release = await visitBeforeScript(page, `/${name}`);
    const typed = await page.evaluate(typeIntoAll, TYPED);
    await release();
    await allStarted(page, pageLog);
    expect.soft(await page.evaluate(valuesOf), 'typed before the start').toEqual(typed);

    await typeByHand(page, pageLog);
    await page.evaluate(resetAll);
    await settled(page, pageLog);
    expect.soft(await page.evaluate(unlikeDefault), 'after a reset').toEqual([]);

    await page.evaluate(() => window.Islands?.stop(document));
    await page.evaluate(() => window.Islands?.scan());
    await allStarted(page, pageLog);
    if (!isFaulty(fixture)) expect.soft(await failedRoots(page), 'started again').toEqual([]);

    await page.goto('/plan-du-site');
    await page.goBack();
    await allStarted(page, pageLog);
    if (!isFaulty(fixture)) {
      expect.soft(await failedRoots(page), 'after Back').toEqual([]);
      expect.soft(withoutMoves(pageLog.consoleMessages)).toEqual([]);
    }
    expect.soft(pageLog.uncaughtErrors).toEqual([]);
  });
}

/** Whether the page has a field. Header and footer have none. */
function hasField(name: string): boolean {
  return /<(input|textarea)/.test(readFileSync(`fixtures/pages/${name}.html`, 'utf8'));
}

/** Can be typed into fields for texts, numbers, email addresses and phone numbers. */
const TYPED = '12';

/** Runs in the page: types into every text field, like a visitor who is faster than the script. */
function typeIntoAll(text: string): string[] {
  const fields =
    'input:is(:not([type]), [type=text], [type=search], [type=number], [type=email], [type=tel], [type=password]), textarea';
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    if (field.matches(':disabled, :read-only')) continue;
    field.setAttribute('data-typed', '');
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return [...document.querySelectorAll<HTMLInputElement>('[data-typed]')].map(({ value }) => value);
}

/** Runs in the page: returns the values of these fields. */
function valuesOf(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-typed]')].map(({ value }) => value);
}

/** Types one character into each visible field. Submits nothing. */
async function typeByHand(page: Page, pageLog: PageLog): Promise<void> {
  for (const field of await page.locator('[data-typed]:visible:enabled').all()) {
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('3');
    await page.keyboard.press('Escape');
  }
  await settled(page, pageLog);
}

/** Runs in the page. */
function resetAll(): void {
  for (const form of document.querySelectorAll('form')) HTMLFormElement.prototype.reset.call(form);
}

/** Runs in the page: returns fields of forms whose value is not their default value. */
function unlikeDefault(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [data-typed]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ outerHTML, value }) => `${value}: ${outerHTML.slice(0, 120)}`);
}
