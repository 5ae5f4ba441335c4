/**
 * Opens pages of a real WordPress with the plugin in a browser. The fixture server handles all other requests, like the
 * application behind a site. The tests that need no browser are in `integrations/wordpress.test.ts`.
 */
import { expect, type Page } from '@playwright/test';
import { htmlBlock } from '../../integrations/testing/posts.ts';
import {
  hasWordPress,
  startWordPress,
  WORDPRESS_MISSING,
  type WordPress,
} from '../../integrations/testing/wordpress.ts';
import { mapSearch } from '../../tooling/testing/roots/map-search.ts';
import { modal } from '../../tooling/testing/roots/modal.ts';
import { test as base } from '../sweeps/test.ts';
import { visit } from '../sweeps/visit.ts';
import { ALL_EXAMPLES, CART, exampleHtml, expectAllMounted } from './all-examples.ts';
import { putCart } from './cart.ts';

/** All tests of the file use one WordPress, and run one after another. */
const test = base.extend<object, { wordpress: WordPress }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const wordpress = await startWordPress({
        additions: `add_filter('islands_allow_forms', '__return_true');
          add_filter('islands_roots', fn () => ['cards', 'modal']);`,
      });
      wordpress.save('autrice', {
        exemples: ALL_EXAMPLES.exemples.map(htmlBlock).join('\n\n'),
        complets: ALL_EXAMPLES.complets.map(htmlBlock).join('\n\n'),
        'exemples-classiques': ALL_EXAMPLES.exemples.join('\n\n'),
        'complets-classiques': ALL_EXAMPLES.complets.join('\n\n'),
        carte: htmlBlock(exampleHtml('map-search')),
        fenetre: htmlBlock(exampleHtml('modal')),
      });
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });
test.skip(!hasWordPress, `not run: ${WORDPRESS_MISSING}`);
if (!hasWordPress && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(`[skipped] tests/e2e/wordpress.spec.ts ${WORDPRESS_MISSING}`);

test.beforeEach(({ page, wordpress, baseURL }) =>
  page.route(
    ({ origin, pathname }) =>
      origin === wordpress.origin && !/^\/(wp-|exemples|complets|carte|fenetre)/.test(pathname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${baseURL}${pathname}${search}` });
      await route.fulfill({ response });
    },
  ),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is complete: all cards, all panels, and the fields of forms', async ({
    page,
    wordpress,
  }) => {
    await page.goto(`${wordpress.origin}/exemples/`);

    await expect(page.locator('[data-cards-part="card"]:visible')).toHaveCount(6);
    await expect(page.locator('[data-tabs-part="panel"]:visible')).toHaveCount(2);
    await expect(page.getByLabel('Adresse électronique')).toBeVisible();
  });
});

for (const [theme, editor, posts] of [
  ['twentytwentythree', 'the block editor', { exemples: 'exemples', complets: 'complets' }],
  [
    'twentytwentyone',
    'the classic editor',
    { exemples: 'exemples-classiques', complets: 'complets-classiques' },
  ],
] as const)
  test(`all examples of the guide are mounted, from ${editor} and in ${theme}`, async ({
    page,
    wordpress,
    pageLog,
  }) => {
    wordpress.run(`switch_theme('${theme}');`);
    await putCart(page, wordpress.origin, CART);
    for (const post of ['exemples', 'complets'] as const) {
      await visit(page, `${wordpress.origin}/${posts[post]}/?islands=debug`, pageLog);
      await expectAllMounted(page, ALL_EXAMPLES[post]);
    }
    expect(pageLog.consoleMessages).toEqual([]);
    expect(pageLog.uncaughtErrors).toEqual([]);
  });

test('an open modal covers the whole window of a logged-in user, except the bar of WordPress', async ({
  page,
  wordpress,
}) => {
  await logIn(page, wordpress, '/fenetre/');
  for (const theme of ['twentytwentythree', 'twentytwentyone']) {
    wordpress.run(`switch_theme('${theme}');`);
    await page.reload();
    const partners = modal(page, 'partenaires');
    await partners.open();

    await expect(page.locator('#wpadminbar')).toBeVisible();
    expect(await partners.element.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await partners.close();
  }
});

test('a page of results can be loaded again', async ({ page, wordpress }) => {
  await page.goto(`${wordpress.origin}/carte/`);
  await mapSearch(page).search({ address: 'Lyon' });
  await mapSearch(page).turnTo(2);
  await expect(page).toHaveURL(/\/carte\/\?.*page=2/);
  const results = await mapSearch(page).results.allTextContents();

  await page.reload();

  await expect(mapSearch(page).results).toHaveText(results);
  await expect(page).toHaveURL(/\/carte\/\?.*page=2/);
});

test('WordPress logged no error', ({ wordpress }) => {
  expect(wordpress.complaints()).toEqual([]);
});

async function logIn(page: Page, { origin }: WordPress, path: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php?redirect_to=${path}`);
  await page.getByLabel('Username').fill('autrice');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`**${path}`);
}
