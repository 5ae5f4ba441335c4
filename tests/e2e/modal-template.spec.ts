/** What templates write of a modal and what they leave out: the visitor has a whole dialog, the integrator is told. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

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

/** What the console says of the project's own, once every root has started. */
async function openPage(page: Page, html: string, head = ''): Promise<string[]> {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await openHtml(page, html, { head });
  await expect(page.locator('[data-island-state="mounted"]')).not.toHaveCount(0);
  await expect(
    page.locator('[data-modal-open-state="waiting"], [data-player-modal-open-state="waiting"]'),
  ).toHaveCount(0);
  return told;
}

for (const kind of kinds) {
  test.describe(`a ${kind} that the server sent open`, () => {
    const open = modal(kind, 'id="m" role="dialog" aria-label="Aide"');

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('can be read in the page, and hides nothing of it', async ({ page }) => {
        await openHtml(page, `<a href="#x">Lien</a>${open}`, {
          head: '<link rel="stylesheet" href="/islands.css">',
        });

        await expect(page.getByText('Le texte')).toBeVisible();
        await expect(page.getByText('Le texte')).toHaveCSS('opacity', '1');
        await page.getByRole('link', { name: 'Lien' }).click();
        await expect(page).toHaveURL('/essai#x');
      });
    });

    test('is hidden from the first paint on, opens, and is hidden again', async ({ page }) => {
      const release = await hold(page, '**/assets/**');
      await openHtml(page, trigger(kind) + open, {
        head: '<link rel="stylesheet" href="/islands.css">',
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

    test('can be read where its code never comes', async ({ page }) => {
      await page.route(new RegExp(`/assets/(${kind}|dialog)-`), (route) => route.abort());
      await openHtml(page, open, { head: '<link rel="stylesheet" href="/islands.css">' });

      await expect(page.locator('[data-island-state="failed"]')).toHaveCount(1);

      await expect(page.getByText('Le texte')).toBeVisible();
      await expect(page.getByText('Le texte').locator('..')).toHaveCSS('position', 'static');
    });

    test('is as the server sent it once stopped', async ({ page }) => {
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
    test('without role and name has both, and the integrator is told', async ({ page }) => {
      const told = await openPage(page, trigger(kind) + modal(kind, 'id="m" hidden'));

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => told.join('\n')).toMatch(/\[islands\] .*role="dialog".*#m/);
      await expect.poll(() => told.join('\n')).toMatch(/a name.*#m.*first heading/);
    });

    test('whose name is of an element that isn’t there has that of its heading', async ({
      page,
    }) => {
      const told = await openPage(
        page,
        trigger(kind) + modal(kind, 'id="m" role="dialog" aria-labelledby="absent" hidden'),
      );

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => told.join('\n')).toContain('aria-labelledby="absent"');
    });

    test('without a way out gets a button that closes it, and the integrator is told', async ({
      page,
    }) => {
      const told = await openPage(
        page,
        trigger(kind) + modal(kind, undefined, '<p>Bravo <a href="#x">Suite</a></p>'),
      );

      await page.getByRole('button', { name: 'Ouvrir' }).click();
      await dialog(page).getByRole('button', { name: 'Fermer' }).click();

      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused();
      await expect.poll(() => told.join('\n')).toContain('part "close"');
    });

    test('whose id stands in the place of its config opens, and the integrator is told', async ({
      page,
    }) => {
      const html = modal(kind, 'role="dialog" aria-label="Aide" hidden').replace(
        `data-${kind} `,
        `data-${kind}="m" `,
      );
      const told = await openPage(page, trigger(kind) + html);

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      const ours = () => told.filter((text) => text.startsWith('[islands]'));
      await expect.poll(ours).toEqual([expect.stringMatching(/an id.*="m".*write id="m"/)]);
    });

    test('that nothing can name is told', async ({ page }) => {
      const told = await openPage(page, modal(kind, 'role="dialog" aria-label="Aide" hidden'));

      await expect
        .poll(() => told.join('\n'))
        .toMatch(/expected an id.*found none.*nothing opens it/);
    });

    test('is meant by its trigger though another element has its id, which is told', async ({
      page,
    }) => {
      const told = await openPage(page, `<p id="m">Autre</p>${trigger(kind)}${modal(kind)}`);

      await page.getByRole('button', { name: 'Ouvrir' }).click();

      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => told.join('\n')).toMatch(/one element with the id "m".*found 2/);
    });

    test('that lacks nothing is nothing to tell of', async ({ page }) => {
      const told = await openPage(page, trigger(kind) + modal(kind));

      expect(told).toEqual([]);
    });
  });
}

for (const kind of kinds) {
  test(`a ${kind} starts what waits for an interaction in it: opening is one`, async ({ page }) => {
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
