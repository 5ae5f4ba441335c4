/**
 * Buttons in templates are often inside a form and have no `type`, which makes them submit buttons. A control of a root
 * doesn't submit the form, early or late, and the Enter key in a field doesn't press it.
 */
import { expect, type Page, test } from '@playwright/test';
import { buttons } from './early/buttons.ts';
import type { Row } from './early/row.ts';
import { settled, stateOf } from './early/settled.ts';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const FIELD = '<label>Avis <input name="avis"></label>';
const SUBMIT = '<button>Envoyer</button>';

const withoutType = (html: string) => html.replaceAll(' type="button"', '');
const inForm = ({ html }: Row) =>
  html.includes('<form')
    ? withoutType(html)
    : `<form action="/envoye">${FIELD}${withoutType(html)}${SUBMIT}</form>`;

/** Opens the page. Returns the paths to which forms were sent. */
async function open(page: Page, row: Row): Promise<readonly string[]> {
  const sent: string[] = [];
  await row.prepare?.(page);
  await page.route(/\/envoye\?/, (route) => {
    sent.push(new URL(route.request().url()).search);
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Envoyé</title>',
    });
  });
  await openHtml(page, inForm(row), { head: ISLANDS, search: row.search ?? '' });
  return sent;
}

for (const row of buttons) {
  const { root, does, isMade, width = 1280 } = row;

  test.describe(`data-${root} in a form, without types: ${does},`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('and does not submit the form', async ({ page }) => {
      const sent = await open(page, row);
      await expect.poll(() => stateOf(page, root)).toBe('mounted');

      await row.act(page);

      await row.effect(page);
      await settled(page);
      await row.effect(page);
      expect(sent).toEqual([]);
    });

    if (!isMade)
      test('and does not submit the form before its code has loaded', async ({ page }) => {
        const release = await hold(page, '**/assets/*.js');
        const sent = await open(page, row);
        await expect.poll(() => stateOf(page, root)).toMatch(/waiting|loading/);

        await row.act(page);
        release();

        await row.effect(page);
        await settled(page);
        await row.effect(page);
        expect(sent).toEqual([]);
      });

    if (!inForm(row).includes(FIELD)) return;

    test('and the Enter key in a field submits the form', async ({ page }) => {
      const sent = await open(page, row);
      await expect.poll(() => stateOf(page, root)).toBe('mounted');

      await sendByEnter(page);

      expect(sent).toEqual(['?avis=oui']);
    });

    test('and the Enter key in a field submits the form before its code has loaded', async ({
      page,
    }) => {
      await hold(page, '**/assets/*.js');
      const sent = await open(page, row);
      await expect.poll(() => stateOf(page, root)).toMatch(/waiting|loading/);

      await sendByEnter(page);

      expect(sent).toEqual(['?avis=oui']);
    });
  });
}

async function sendByEnter(page: Page): Promise<void> {
  await page.getByLabel('Avis').fill('oui');
  await page.getByLabel('Avis').press('Enter');
  await expect(page).toHaveTitle('Envoyé');
}
