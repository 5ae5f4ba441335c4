/** What a strict policy refuses. */
import type { Page } from '@playwright/test';

/** What the browser refused, as it comes. Call it before the page is opened. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
      Reflect.get(
        window,
        'tellViolation',
      )(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}:${columnNumber} ${sample}`);
    });
  });
  return violations;
}
