/** Pages with the policies, hashes and nonces of the guide work. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { examplePage } from '../../fixtures/site/examples.ts';
import { guidePolicies, watchPolicy } from '../sweeps/policy.ts';
import { test } from '../sweeps/test.ts';
import { allStarted } from '../sweeps/visit.ts';

const { plain, google, nonce } = guidePolicies();
const manifest: { files: Record<string, { integrity: string }> } = JSON.parse(
  readFileSync('dist/manifest.json', 'utf8'),
);
const TAG = '<script type="module" async src="/islands.js"></script>';

interface Served {
  readonly policy?: string;
  /** Replaces the tag of the bundle. */
  readonly tag?: string;
}

async function open(page: Page, example: string, { policy, tag = TAG }: Served): Promise<void> {
  const html = (await examplePage(example)) ?? '';
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: html.replace(TAG, () => tag),
    }),
  );
  await page.goto('/essai');
}

for (const [name, policy, tag] of [
  ['without a map', plain, TAG],
  ['with a map', google, TAG],
  ['with a nonce and strict-dynamic', nonce, TAG.replace(' async', ' async nonce="r4nd0m"')],
] as const)
  test.describe(`the policy ${name}`, () => {
    for (const example of ['fagerstrom', 'cart-button', 'testimonials', 'modal'])
      test(`blocks nothing of the example ${example}`, async ({ page, pageLog }) => {
        const refused = await watchPolicy(page);

        await open(page, example, { policy, tag });
        await allStarted(page, pageLog);
        if (example === 'fagerstrom') {
          await page.getByRole('button', { name: 'Voir mon résultat' }).click();
          await expect(page.getByRole('heading', { name: /dépendance/ })).toBeVisible();
        }

        expect(policy).toContain("script-src '");
        expect(await page.locator('html[data-islands]').count()).toBe(1);
        expect(refused).toEqual([]);
        expect(pageLog.consoleMessages).toEqual([]);
      });
  });

test.describe('hashes', () => {
  const hashes = Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([file]) => file.startsWith('assets/'))
      .map(([file, { integrity }]) => [`/${file}`, integrity]),
  );
  const tagWith = (integrity: string, map: object) =>
    `<script type="importmap">${JSON.stringify({ integrity: map })}</script>` +
    TAG.replace(' src', ` integrity="${integrity}" crossorigin="anonymous" src`);
  const own = manifest.files['islands.js']?.integrity ?? '';

  test('in the manifest match the files', async ({ page, pageLog }) => {
    await open(page, 'modal', { tag: tagWith(own, hashes) });
    await allStarted(page, pageLog);

    await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'mounted');
    expect(pageLog.consoleMessages).toEqual([]);
  });

  test('that don’t match block the file, and the page stays as it was sent', async ({ page }) => {
    const other = own.replace(/.{8}$/, 'AAAAAAA=');

    await open(page, 'dropdown', { tag: tagWith(other, hashes) });
    await page.waitForLoadState('networkidle');

    await expect(page.locator('html')).not.toHaveAttribute('data-islands');
  });

  test('that don’t match a chunk make its root fail', async ({ page }) => {
    const wrong = Object.fromEntries(Object.keys(hashes).map((file) => [file, own] as const));

    await open(page, 'modal-full', { tag: tagWith(own, wrong) });

    await expect(page.locator('[data-modal]')).toHaveAttribute('data-island-state', 'failed');
    await expect(page.getByText('rembourse 65 %')).toBeVisible();
  });
});
