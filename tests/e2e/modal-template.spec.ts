/** Incomplete modals in templates: the visitor gets a complete dialog, and the mistakes are reported. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const kinds = ['modal', 'player-modal'] as const;
type Kind = (typeof kinds)[number];

const trigger = (kind: Kind, id = 'm') =>
  `<button type="button" data-${kind}-open="${id}">Ouvrir</button>`;
const CLOSE = (kind: Kind) => `<button type="button" data-${kind}-part="close">Fermer</button>`;
const modal = (
  kind: Kind,
  attributes = 'id="m" role="dialog" aria-label="Aide" hidden',
  html = `<h2>Aide</h2><p>Le texte</p>${CLOSE(kind)}`,
) => `<div data-${kind} ${attributes}>${html}</div>`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Aide' });

/** Opens a page and collects the console messages of the bundle until every root has started. */
async function openPage(page: Page, html: string, head = ''): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openHtml(page, html, { head });
  await expect(page.locator('[data-island-state="mounted"]')).not.toHaveCount(0);
  await expect(
    page.locator('[data-modal-open-state="waiting"], [data-player-modal-open-state="waiting"]'),
  ).toHaveCount(0);
  return messages;
}

for (const kind of kinds) {
  test.describe(`a ${kind} without hidden`, () => {
    const open = modal(kind, 'id="m" role="dialog" aria-label="Aide"');

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is shown in the page, and covers nothing', async ({ page }) => {
        await openHtml(page, `<a href="#x">Lien</a>${open}`, {
          head: ISLANDS,
        });

        await expect(page.getByText('Le texte')).toBeVisible();
        await expect(page.getByText('Le texte')).toHaveCSS('opacity', '1');
        await page.getByRole('link', { name: 'Lien' }).click();
        await expect(page).toHaveURL('/essai#x');
      });
    });

    test('is hidden from the first paint on, opens, and closes again', async ({ page }) => {
      const release = await hold(page, '**/assets/**');
      await openHtml(page, trigger(kind) + open, {
        head: ISLANDS,
      });
      await expect(page.locator('[data-island-state]')).toHaveCount(1);
      await expect(page.getByText('Le texte')).toBeHidden();
      release();
      await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(1);
      await expect(page.getByText('Le texte')).toBeHidden();

      await page.getByRole('button', { name: 'Ouvrir' }).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(page.getByText('Le texte')).toBeHidden();
    });

    test('is shown if its code can’t be loaded', async ({ page }) => {
      await page.route(new RegExp(`/assets/(${kind}|dialog)-`), (route) => route.abort());
      await openHtml(page, open, { head: ISLANDS });

      await expect(page.locator('[data-island-state="failed"]')).toHaveCount(1);

      await expect(page.getByText('Le texte')).toBeVisible();
      await expect(page.getByText('Le texte').locator('..')).toHaveCSS('position', 'static');
    });

    test('is restored to the server’s HTML by stop', async ({ page }) => {
      const html = modal(kind, '', '<h2>Aide</h2>');
      await openPage(page, html);
      await page.evaluate(() => window.Islands?.stop(document.body));

      await expect(page.getByRole('heading', { name: 'Aide' })).toBeVisible();
      expect(await page.locator(`[data-${kind}]`).evaluate((one) => one.outerHTML)).toBe(
        html.replace(/(data-[a-z-]+) >/, '$1="">'),
      );
    });
  });

  test.describe(`a ${kind}`, () => {
    test('without role and name gets both, and this is reported', async ({ page }) => {
      const messages = await openPage(page, trigger(kind) + modal(kind, 'id="m" hidden'));

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => messages.join('\n')).toMatch(/\[islands\] .*role="dialog".*#m/);
      await expect.poll(() => messages.join('\n')).toMatch(/a name.*#m.*first heading/);
    });

    test('with a reference to a missing name gets the name of its heading', async ({ page }) => {
      const messages = await openPage(
        page,
        trigger(kind) + modal(kind, 'id="m" role="dialog" aria-labelledby="absent" hidden'),
      );

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => messages.join('\n')).toContain('aria-labelledby="absent"');
    });

    test('without a close button gets one, and this is reported', async ({ page }) => {
      const messages = await openPage(
        page,
        trigger(kind) + modal(kind, undefined, '<p>Bravo <a href="#x">Suite</a></p>'),
      );

      await page.getByRole('button', { name: 'Ouvrir' }).click();
      await dialog(page).getByRole('button', { name: 'Fermer' }).click();

      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
      await expect.poll(() => messages.join('\n')).toContain('part "close"');
    });

    test('with its id instead of a config opens, and this is reported', async ({ page }) => {
      const html = modal(kind, 'role="dialog" aria-label="Aide" hidden').replace(
        `data-${kind} `,
        `data-${kind}="m" `,
      );
      const messages = await openPage(page, trigger(kind) + html);

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      const ours = () => messages.filter((text) => text.startsWith('[islands]'));
      await expect.poll(ours).toEqual([expect.stringMatching(/an id.*="m".*write id="m"/)]);
    });

    test('without an id is reported', async ({ page }) => {
      const messages = await openPage(page, modal(kind, 'role="dialog" aria-label="Aide" hidden'));

      await expect
        .poll(() => messages.join('\n'))
        .toMatch(/expected an id.*found no id.*nothing opens it/);
    });

    test('is opened by its trigger even if another element has its id, and this is reported', async ({
      page,
    }) => {
      const messages = await openPage(page, `<p id="m">Autre</p>${trigger(kind)}${modal(kind)}`);

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => messages.join('\n')).toMatch(/one element with the id "m".*found 2/);
    });

    test('without mistakes gets no report', async ({ page }) => {
      const messages = await openPage(page, trigger(kind) + modal(kind));

      expect(messages).toEqual([]);
    });
  });
}

for (const kind of kinds) {
  test(`a ${kind} starts roots inside it that wait for an interaction, because opening counts as one`, async ({
    page,
  }) => {
    const film =
      '{"medias":[{"id":"1","title":"Film","media_sources":[{"src":"/media/clip.mp4","type":"video/mp4"}]}]}';
    const player = `<div data-player='${film}' data-when="interaction"><div data-player-part="player"></div></div>`;
    await openHtml(page, trigger(kind) + modal(kind, undefined, player + CLOSE(kind)));
    await expect(page.locator(`[data-${kind}]`)).toHaveAttribute('data-island-state', 'mounted');
    await expect(page.locator('[data-player]')).toHaveAttribute('data-island-state', 'waiting');

    await page.getByRole('button', { name: 'Ouvrir' }).click();

    await expect(dialog(page).locator('video')).toBeVisible();
    if (kind === 'player-modal')
      await expect(page.locator('[data-player]')).toHaveClass(/is-playing/);
  });
}
