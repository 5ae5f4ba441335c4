/** Pages rewritten by optimisers: minified, with the tag at another place, or with a delayed script. */
import { expect, type Page } from '@playwright/test';
import { cards } from '../../tooling/testing/roots/cards.ts';
import { minified } from '../minified.ts';
import { test } from '../sweeps/test.ts';
import { visit } from '../sweeps/visit.ts';
import { ALL_EXAMPLES, CART, exampleHtml, expectAllMounted } from './all-examples.ts';
import { putCart } from './cart.ts';

const LINK = '<link rel="stylesheet" href="/islands.css">';
const TAG = '<script type="module" async src="/islands.js"></script>';
/** Delays the script until the first click, like plugins that optimise pages. */
const DELAYED = `<script type="later" src="/islands.js"></script><script>
  addEventListener('click', () => {
    const held = document.querySelector('[type="later"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.src = held.src;
    held.replaceWith(script);
  }, { capture: true, once: true });
</script>`;

async function serve(page: Page, body: string, head = LINK): Promise<void> {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>${head}</head><body><main><h1>Essai</h1>${body}</main></body></html>`;
  await page.route('**/essai*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

for (const [name, examples] of Object.entries(ALL_EXAMPLES))
  test(`minified ${name} are mounted`, async ({ page, pageLog, baseURL }) => {
    await putCart(page, baseURL, CART);
    const body = await minified(examples.join('\n'));
    expect(body).toContain('data-cards-part=list');
    await serve(page, body, `${LINK}${TAG}`);

    await visit(page, '/essai?islands=debug', pageLog);

    await expectAllMounted(page, examples);
    expect(pageLog.consoleMessages).toEqual([]);
    expect(pageLog.uncaughtErrors).toEqual([]);
  });

test('a tag that was moved to the end of the page works', async ({ page, pageLog }) => {
  await serve(page, `${exampleHtml('cards')}${TAG.replace(' async', '')}`);

  await page.goto('/essai');

  await cards(page).more();
  await expect(cards(page).shown).toHaveCount(5);
  expect(pageLog.consoleMessages).toEqual([]);
});

test('if the tag is delayed until a click, that click has no effect and the next one has', async ({
  page,
  pageLog,
}) => {
  await serve(page, exampleHtml('cards'), `${LINK}${DELAYED}`);
  await page.goto('/essai');
  const more = page.getByRole('button', { name: 'Voir plus' });

  await more.click();
  await expect(cards(page).element).toHaveAttribute('data-island-state', 'mounted');
  await expect(cards(page).shown).toHaveCount(3);

  await more.click();

  await expect(cards(page).shown).toHaveCount(5);
  expect(pageLog.consoleMessages).toEqual([]);
});

test('if the script was joined with others in another folder, the page stays as the server sent it', async ({
  page,
  request,
  pageLog,
}) => {
  const source = await (await request.get('/islands.js')).text();
  await page.route('**/cache/tout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `var theirs = 1;\n${source}` }),
  );
  await serve(page, exampleHtml('cards'), `${LINK}<script src="/cache/tout.js"></script>`);

  await page.goto('/essai');

  await expect(cards(page).element).toHaveAttribute('data-island-state', 'failed');
  await expect(cards(page).shown).toHaveCount(6);
  expect(pageLog.uncaughtErrors).toEqual([]);
});
