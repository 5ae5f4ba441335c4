/** Roots created by `npm run new` work. */
import { resolve } from 'node:path';
/** Playwright's own pages: a page that reloads when a file is saved can't be reset. */
import { expect, type Page, test } from 'playwright/test';
import { DevelopmentCopy } from './development-copy.ts';

test.describe.configure({ mode: 'default' });

let copy: DevelopmentCopy;

test.beforeAll(async () => {
  copy = await DevelopmentCopy.start('new');
  copy.run('tooling/run.mjs', 'tooling/commands/new.ts', 'island', 'quit-date');
  copy.run('tooling/run.mjs', 'tooling/commands/new.ts', 'behaviour', 'quit-tip');
});

test.afterAll(() => copy?.stop());

test('a new island counts clicks', ({ page }) => pressTwice(page, 'quit-date'));

test('a new behaviour counts clicks', ({ page }) => pressTwice(page, 'quit-tip'));

test('their types are correct, their units pass, and early use of their controls is tested', () => {
  copy.run(resolve('node_modules/typescript/bin/tsc'), '--noEmit');
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const early = 'tests/architecture/early-rows.test.ts';
  copy.run(vitest, 'run', 'islands/quit-date', 'src/behaviours/quit-tip', early);
});

async function pressTwice(page: Page, name: string): Promise<void> {
  await page.goto(`${copy.origin}/${name}`);
  const button = page.getByRole('button', { name: 'Une envie est passée' });

  await button.click();
  await button.click();

  await expect(page.locator('#simple').getByRole('status')).toHaveText('2 envies sont passées.');
}
