/** Every page under conditions that break others. */
import { expect, type Page } from '@playwright/test';
import { pressAll } from './cases.ts';
import { isFaulty, pages } from './pages.ts';
import { test } from './test.ts';
import { translate } from './translator.ts';
import { failedRoots, visit } from './visit.ts';

for (const fixture of pages) {
  const { name, cases } = fixture;

  test(`/${name} works where no endpoint answers`, async ({ page, heard }) => {
    await page.route(/\/(api|structure)\//, (route) => route.abort());
    await visit(page, `/${name}`, heard);
    await pressAll(page, cases, heard);

    expect.soft(heard.crashes).toEqual([]);
    if (!isFaulty(fixture)) expect.soft(await failedRoots(page)).toEqual([]);
  });

  test(`/${name} works under a strict policy with Trusted Types`, async ({ page, heard }) => {
    const violations = await watchPolicy(page);
    await visit(page, `/${name}?csp`, heard);
    await pressAll(page, cases, heard);

    expect.soft(violations).toEqual([]);
    expect.soft(heard.crashes).toEqual([]);
    if (!isFaulty(fixture)) expect.soft(await failedRoots(page)).toEqual([]);
  });

  test(`/${name} works once a translator has wrapped its words`, async ({ page, heard }) => {
    await visit(page, `/${name}`, heard);
    await page.evaluate(translate);
    await pressAll(page, cases, heard);
    await page.evaluate(translate);
    await pressAll(page, cases, heard);

    expect.soft(heard.crashes).toEqual([]);
    if (!isFaulty(fixture)) expect.soft(await failedRoots(page)).toEqual([]);
  });
}

/** What the browser refused, as it comes. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      Reflect.get(
        window,
        'tellViolation',
      )(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return violations;
}
