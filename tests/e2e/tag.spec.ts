/** The script tag, in all variants that pages use. */
import { expect, test } from '@playwright/test';

const ROOT = '<a data-back-to-top href="#">Haut</a>';
const pageWith = (head: string, body = ROOT) =>
  `<!doctype html><html lang="fr"><head><title>Essai</title>${head}</head><body>${body}</body></html>`;

const INSERTED = (type: string) =>
  `<script>{ const tag = document.createElement('script'); tag.type = '${type}'; tag.src = '/islands.js?par=gestionnaire'; document.head.append(tag); }</script>`;

const TAGS = [
  ['a module', '<script type="module" src="/islands.js"></script>'],
  ['an async module', '<script type="module" async src="/islands.js"></script>'],
  ['a classic script', '<script src="/islands.js"></script>'],
  ['a deferred classic script', '<script defer src="/islands.js"></script>'],
  ['an async classic script', '<script async src="/islands.js"></script>'],
  ['a classic script that a tag manager inserts', INSERTED('')],
  ['a module that a tag manager inserts', INSERTED('module')],
  ['a module that another one imports', '<script type="module" src="/theirs.js"></script>'],
  ['a script of another name', '<script src="/copie/tout.min.js"></script>'],
  ['a module of another name', '<script type="module" src="/copie/tout.min.js"></script>'],
] as const;

for (const [name, tag] of TAGS)
  test(`${name} works`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.route('**/theirs.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "import '/islands.js';" }),
    );
    await page.route('**/copie/**', async (route) => {
      const address = route.request().url().replace('/copie', '').replace('tout.min', 'islands');
      await route.fulfill({ response: await route.fetch({ url: address }) });
    });
    await page.route('**/essai', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageWith(tag) }),
    );

    await page.goto('/essai');

    await expect(page.locator('[data-back-to-top]')).toHaveAttribute(
      'data-back-to-top-state',
      'mounted',
    );
    await expect(page.locator('link[href$="islands.css"]')).toHaveCount(1);
    expect(messages).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });

test('a classic and a module tag on one page start it once, and add no global names', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].join();
  const tags = `<script>let ${letters};</script><script src="/islands.js"></script><script type="module" src="/islands.js?v=2"></script>`;
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: pageWith(tags, `<main>${ROOT}</main>`),
    }),
  );

  await page.goto('/essai', { waitUntil: 'networkidle' });

  await expect(page.locator('[data-back-to-top]')).toHaveAttribute(
    'data-back-to-top-state',
    'mounted',
  );
  expect(await page.locator('link[rel="modulepreload"][href*="/base-"]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('an async tag before the template’s stylesheet doesn’t add a second one', async ({ page }) => {
  await page.route('**/essai', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: pageWith(
        '<script src="/islands.js"></script><link rel="stylesheet" href="/islands.css">',
      ),
    }),
  );

  await page.goto('/essai', { waitUntil: 'networkidle' });

  await expect(page.locator('[data-back-to-top]')).toHaveAttribute(
    'data-back-to-top-state',
    'mounted',
  );
  await expect(page.locator('link[href$="islands.css"]')).toHaveCount(1);
});
