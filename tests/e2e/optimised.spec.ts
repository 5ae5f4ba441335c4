/** Pages as optimisers rewrite them: minified, the tag at another place, or held back until the visitor does something. */
import { expect, type Page } from '@playwright/test';
import { cards } from '../../tooling/testing/roots/cards.ts';
import { minified } from '../minified.ts';
import { test } from '../sweeps/test.ts';
import { visit } from '../sweeps/visit.ts';
import { ALL_EXAMPLES, exampleHtml, expectAllMounted } from './all-examples.ts';

const LINK = '<link rel="stylesheet" href="/islands.css">';
const TAG = '<script type="module" async src="/islands.js"></script>';
/** What holds scripts back: at the first sign of a visitor, each gets its type back. */
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
  test(`minified ${name} come to life`, async ({ page, heard }) => {
    const body = await minified(examples.join('\n'));
    expect(body).toContain('data-cards-part=list');
    await serve(page, body, `${LINK}${TAG}`);

    await visit(page, '/essai?islands=debug', heard);

    await expectAllMounted(page, examples);
    expect(heard.complaints).toEqual([]);
    expect(heard.crashes).toEqual([]);
  });

test('a tag that was moved to the end brings the page to life', async ({ page, heard }) => {
  await serve(page, `${exampleHtml('cards')}${TAG.replace(' async', '')}`);

  await page.goto('/essai');

  await cards(page).more();
  await expect(cards(page).shown).toHaveCount(5);
  expect(heard.complaints).toEqual([]);
});

test('with a tag that is held back until a click, that click is lost and the next one counts', async ({
  page,
  heard,
}) => {
  await serve(page, exampleHtml('cards'), `${LINK}${DELAYED}`);
  await page.goto('/essai');
  const more = page.getByRole('button', { name: 'Voir plus' });

  await more.click();
  await expect(cards(page).element).toHaveAttribute('data-island-state', 'mounted');
  await expect(cards(page).shown).toHaveCount(3);

  await more.click();

  await expect(cards(page).shown).toHaveCount(5);
  expect(heard.complaints).toEqual([]);
});

test('a script that was joined with others in another folder leaves the page as the server sent it', async ({
  page,
  request,
  heard,
}) => {
  const source = await (await request.get('/islands.js')).text();
  await page.route('**/cache/tout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `var theirs = 1;\n${source}` }),
  );
  await serve(page, exampleHtml('cards'), `${LINK}<script src="/cache/tout.js"></script>`);

  await page.goto('/essai');

  await expect(cards(page).element).toHaveAttribute('data-island-state', 'failed');
  await expect(cards(page).shown).toHaveCount(6);
  expect(heard.crashes).toEqual([]);
});
