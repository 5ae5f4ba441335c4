/** What a strict policy refuses, and the policies that the guide names. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Returns what the browser refused, as it comes. Call it before the page is opened. */
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

/** Returns the policies of the guide: without a map, with Google's map, with a nonce. Throws where it names others. */
export function guidePolicies(): Readonly<Record<'plain' | 'google' | 'nonce', string>> {
  const guide = readFileSync('docs/security.md', 'utf8');
  const found = [...guide.matchAll(/^Content-Security-Policy: (.*)$/gm)].map(([, one = '']) => one);
  const [plain, google, nonce, ...others] = found;
  if (!plain || !google || !nonce || others.length > 0)
    throw new Error(`expected three policies in docs/security.md, found ${found.length}`);
  return { plain, google, nonce };
}
