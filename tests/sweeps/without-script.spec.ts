/** Tests every page without JavaScript: all content can be read, and links and forms lead to existing pages. */
import { type APIRequestContext, expect } from '@playwright/test';
import { pages } from './pages.ts';
import { hiddenWords, pageTargets } from './plain-page.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const { name } of pages) {
  test(`/${name} can be read and used without JavaScript`, async ({ page, request }) => {
    await page.goto(`/${name}`);

    expect.soft(await page.evaluate(hiddenWords)).toEqual([]);
    const { deadEnds, addresses } = await page.evaluate(pageTargets);
    expect.soft(deadEnds).toEqual([]);
    expect.soft(await unanswered(request, addresses)).toEqual([]);
  });
}

const answers = new Map<string, Promise<number>>();

/** Returns the addresses on this host that respond with an error. Requests each of them once. */
async function unanswered(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const status = answers.get(address) ?? statusOf(request, address);
    answers.set(address, status);
    if ((await status) >= 400) wrong.push(`${await status} ${address}`);
  }
  return wrong;
}

async function statusOf(request: APIRequestContext, address: string): Promise<number> {
  return (await request.get(address)).status();
}
