/** Collects violations of a content security policy, and reads the policies of the guide. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Returns a list to which every violation is added. Call it before the page is opened. */
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

/** Returns the policies of the guide: without a map, with Google's map, with a nonce. Throws if the guide has others. */
export function guidePolicies(): Readonly<Record<'plain' | 'google' | 'nonce', string>> {
  const guide = readFileSync('docs/security.md', 'utf8');
  const found = [...guide.matchAll(/^Content-Security-Policy: (.*)$/gm)].map(([, one = '']) => one);
  const [plain, google, nonce, ...others] = found;
  if (!plain || !google || !nonce || others.length > 0)
    throw new Error(`expected three policies in docs/security.md, found ${found.length}`);
  return { plain, google, nonce };
}
