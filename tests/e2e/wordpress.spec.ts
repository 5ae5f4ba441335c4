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
import { cards } from '../../tooling/testing/roots/cards.ts';
import { mapSearch } from '../../tooling/testing/roots/map-search.ts';
import { modal } from '../../tooling/testing/roots/modal.ts';
import { test as base } from '../sweeps/test.ts';
import { visit } from '../sweeps/visit.ts';
import { ALL_EXAMPLES, CART, exampleHtml, expectAllMounted } from './all-examples.ts';
import { putCart } from './cart.ts';

/** The block editor welcomes each user once with a dialog. */
const WITHOUT_WELCOME = `update_user_meta(get_user_by('login', 'autrice')->ID, 'wp_persisted_preferences',
  ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);`;

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
        ancien: ALL_EXAMPLES.exemples.join('\n\n'),
      });
      wordpress.run(WITHOUT_WELCOME);
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
      origin === wordpress.origin &&
      !/^\/(wp-|exemples|complets|carte|fenetre|conseils-du-jour|ancien)/.test(pathname),
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
    const { clientWidth: width, height } = await page.evaluate(() => ({
      clientWidth: document.documentElement.clientWidth,
      height: innerHeight,
    }));
    expect(await partners.element.boundingBox()).toEqual({ x: 0, y: 0, width, height });
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

test('an author adds a root in the block editor, and it works as the author wrote it', async ({
  page,
  wordpress,
}) => {
  await logIn(page, wordpress, '/wp-admin/post-new.php');
  await page.getByRole('textbox', { name: 'Add title' }).fill('Conseils du jour');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/html');
  await page.getByRole('option', { name: 'Custom HTML' }).click();
  await page.getByRole('textbox', { name: 'HTML' }).fill(exampleHtml('cards'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByText('is now live')).toBeVisible();

  expect(contentOf(wordpress, 'conseils-du-jour')).toBe(htmlBlock(exampleHtml('cards')));
  await page.goto(`${wordpress.origin}/conseils-du-jour/`);
  await cards(page).more();
  await expect(cards(page).shown).toHaveCount(5);
});

test('all examples are mounted after an author has changed a word in the visual editor', async ({
  page,
  wordpress,
  pageLog,
}) => {
  const id = wordpress.run(`echo get_page_by_path('ancien', OBJECT, 'post')->ID;`);
  await logIn(page, wordpress, `/wp-admin/post.php?post=${id}&action=edit`);
  const text = page.locator('.wp-block-freeform [contenteditable="true"]').first();
  await text.getByRole('heading', { name: 'Sept jours pour se préparer' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' enfin');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Post updated').first()).toBeVisible();
  expect(contentOf(wordpress, 'ancien')).toContain('data-cards="{&quot;first&quot;:3');
  await putCart(page, wordpress.origin, CART);

  await visit(page, `${wordpress.origin}/ancien/?islands=debug`, pageLog);

  await expectAllMounted(page, ALL_EXAMPLES.exemples);
  // The bar of WordPress requests a picture of the user from another host.
  expect(pageLog.consoleMessages.filter((text) => text.includes('[islands]'))).toEqual([]);
  expect(pageLog.uncaughtErrors).toEqual([]);
});

test('WordPress logged no error', ({ wordpress }) => {
  expect(wordpress.complaints()).toEqual([]);
});

/** Returns the content of a post, as it is stored. */
function contentOf(wordpress: WordPress, slug: string): string {
  return wordpress.run(`echo get_page_by_path('${slug}', OBJECT, 'post')->post_content;`);
}

async function logIn(page: Page, { origin }: WordPress, path: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill('autrice');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => url.href.endsWith(path));
}
