/** A page rendered by the Twig macros, with hashes on all files, works. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { CALLS, CART, HOSTILE, useOf, VARIABLES } from '../../integrations/testing/cases.ts';
import { hasTwig, render, TWIG_MISSING } from '../../integrations/testing/php.ts';
import { putCart } from './cart.ts';

const ROOTS = Object.keys(CALLS).sort();

/** Opens a page that Twig has rendered, with each macro once. */
async function openPage(page: Page): Promise<void> {
  const { html } = render(
    {
      html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>
{% from '@islands/tags.html.twig' import tags %}{{ tags(manifest, '', {roots: ['cards', 'modal']}) }}</head>
<body id="top"><main><h1>Essai</h1>${ROOTS.map((root) => `<div>${useOf(root, 1, "{'data-when': 'load'}")}</div>`).join('\n')}</main></body></html>`,
    },
    { ...VARIABLES, manifest: JSON.parse(readFileSync('dist/manifest.json', 'utf8')) },
  );
  await page.route(
    ({ pathname }) => pathname === '/twig',
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/twig');
}

test.describe('templates of Twig', () => {
  test.skip(!hasTwig, `not run: ${TWIG_MISSING}`);

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show all cards, tabs and tools', async ({ page }) => {
      await openPage(page);

      await expect(page.locator('[data-cards-part="card"]').last()).toBeVisible();
      await expect(page.locator('[data-tabs-part="panel"]').last()).toBeVisible();
      await expect(page.locator('[data-tool-accordion-part="panel"]').first()).toBeVisible();
    });
  });

  test('are mounted: each root, without a console message', async ({ page, baseURL }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      for (const type of ['island:mounted', 'island:failed'])
        addEventListener(type, (event) => {
          if (event instanceof CustomEvent)
            events.push(
              type === 'island:failed' ? `failed ${event.detail.island}` : event.detail.island,
            );
        });
    });

    await putCart(page, baseURL, CART);
    await openPage(page);

    await expect
      .poll(async () => new Set(await page.evaluate<string[]>(() => Reflect.get(window, 'events'))))
      .toEqual(new Set([...ROOTS, 'body-classes', 'fault-finder']));
    expect(messages).toEqual([]);
  });

  test('work', async ({ page }) => {
    await openPage(page);

    const cards = page.locator('section[data-cards]');
    await expect(cards).toHaveAttribute('data-island-state', 'mounted');
    await expect(cards.locator('[data-cards-part="card"]:visible')).toHaveCount(2);
    await cards.locator('[data-cards-part="more"]').click();
    await expect(cards.locator('[data-cards-part="card"]:visible')).toHaveCount(3);

    await page.locator('button[data-modal-open="modal-modal-open-1"]').click();
    await expect(page.getByRole('dialog', { name: HOSTILE })).toBeVisible();
  });
});
