/** The overlay of `?islands=debug`: what it shows, and how it looks. */
import { expect, type Locator, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { DEBUG, faults, itemOf, openMistakes, overlay, tab, toggle } from './debug-overlay.ts';
import { MISTAKES } from './debug-page.ts';
import { openHtml } from './own-page.ts';

/** Whether the centre of the element is visible and not covered by the overlay. */
async function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && one.contains(hit);
  });
}

test('a page with ten mistakes works as far as possible, and the overlay lists all of them', async ({
  page,
}) => {
  await openMistakes(page);

  await expect(faults(page).getByRole('listitem')).toHaveCount(10);
  for (const [id, words] of MISTAKES)
    await expect(itemOf(faults(page), `Show #${id}`, page)).toContainText(words);
  await expect(page.locator('[data-island-state="mounted"][data-cards]')).toHaveCount(5);
  await expect(page.locator('[data-island-state="failed"]')).toHaveCount(1);
  const cut = page.locator('section', { hasText: 'Quatre' }).getByRole('listitem');
  await expect(cut.filter({ visible: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Voir plus de conseils' }).click();
  await expect(cut.filter({ visible: true })).toHaveCount(4);
  await page.getByRole('button', { name: 'Ouvrir l’aide' }).click();
  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
});

test('each fault has a link to its element, which the panel does not cover, wide or narrow', async ({
  page,
}) => {
  await openMistakes(page);

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [id] of MISTAKES) {
      await faults(page)
        .getByRole('button', { name: `Show #${id}` })
        .click();

      expect(await isInSight(page.locator(`#${id}`)), `${id}, ${width} px`).toBe(true);
    }
  }
  await faults(page).getByRole('button', { name: 'Show #trigger' }).click();
  await expect(page.locator('#trigger')).toBeFocused();
});

test('each root is listed with its state, strategy, parts, timings and files, and marked with its parts', async ({
  page,
}) => {
  await openMistakes(page);
  await tab(page, 'Roots').click();
  const roots = overlay(page).getByRole('tabpanel', { name: 'Roots 11' });

  const cards = itemOf(roots, 'data-cards #broken-config', page);
  await expect(cards).toContainText('mounted');
  await expect(cards).toContainText(/Starts by\s*idle/);
  await expect(cards).toContainText(/Parts\s*list, card ×4/);
  await expect(cards).toContainText(/Not found\s*filters, status, more/);
  await expect(cards).toContainText(/Mounted after\s*\d+ ms: \d+ waiting, \d+ loading/);
  await expect(cards).toContainText(/Files\s*[\d.]+ kB, \d{2,}\.\d kB with all it needs/);
  await cards.getByRole('button').click();
  const marked = page.locator('.outline--part:visible');
  await expect(marked).toHaveText(['list', 'card', 'card', 'card', 'card']);

  const failed = itemOf(roots, 'data-cards #without-list', page);
  await expect(failed).toContainText('failed');
  await expect(failed).toContainText(/Not found\s*filters, status, list \(required\)/);

  await page.locator('#without-list').evaluate((one) => window.Islands?.stop(one));
  await expect(failed).toContainText('not running');
  await toggle(page).click();
  await expect(marked).toHaveCount(0);
});

test('events are listed when they are dispatched, the last one first', async ({ page }) => {
  await openMistakes(page);
  await tab(page, 'Events').click();

  await page.getByRole('button', { name: 'Ouvrir l’aide' }).click();
  const events = overlay(page).getByRole('tabpanel', { name: /^Events/ });
  await expect(events.getByRole('listitem').first()).toContainText('modal:open{"id":"aide"}');
  await page.keyboard.press('Escape');
  await expect(events.getByRole('listitem').first()).toContainText('modal:close');

  await events.getByRole('button', { name: 'Clear' }).click();
  await expect(events.getByRole('listitem')).toHaveCount(0);
});

test('roots are outlined at their place, also after the page has scrolled', async ({ page }) => {
  await openMistakes(page);
  const root = page.locator('#wrong-value');
  const isOutlined = () =>
    root.evaluate((one) => {
      const at = one.getBoundingClientRect();
      const outlines = document
        .querySelector('islands-overlay')
        ?.shadowRoot?.querySelectorAll('.outline');
      return [...(outlines ?? [])].some((outline) => {
        const box = outline.getBoundingClientRect();
        const isThere = ['left', 'top', 'right', 'bottom'] as const;
        return isThere.every((side) => Math.abs(box[side] - at[side]) < 1);
      });
    });

  await expect.poll(isOutlined).toBe(true);
  await page.evaluate(() => scrollBy({ top: 90, behavior: 'instant' }));
  await expect.poll(isOutlined).toBe(true);
  await page.locator('h1').evaluate((heading) => heading.append(' et plus encore'.repeat(20)));
  await expect.poll(isOutlined).toBe(true);
  await overlay(page).getByRole('button', { name: 'Outlines' }).click();
  expect(await isOutlined()).toBe(false);
});

test('a root in closed details has no outline until they are opened', async ({ page }) => {
  await openHtml(
    page,
    '<details><summary>Contact</summary><form data-form action="/essai"><input name="a"><button>Envoyer</button></form></details>',
    DEBUG,
  );
  await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
  const outlines = page.locator('islands-overlay .outline', { hasText: 'data-form' });
  await expect(toggle(page)).toHaveText(/3 roots/);
  await expect(outlines).toHaveCount(0);

  await page.getByText('Contact').click();

  await expect(outlines).toHaveCount(1);
});

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`it is accessible, ${scheme}, at ${width} px with text of 200 %`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 740 });
    await openMistakes(page);
    if (width < 768) await toggle(page).click();
    await overlay(page).evaluate((panel) => panel.style.setProperty('font-size', '28px'));

    for (const name of ['Faults', 'Roots', 'Events']) {
      await tab(page, name).click();
      expect(await violations(page, 'islands-overlay')).toEqual([]);
      expect(
        await overlay(page).evaluate((panel) =>
          [panel, ...panel.querySelectorAll('*')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
            .map((one) => one.className),
        ),
      ).toEqual([]);
    }
    await overlay(page).getByRole('button', { name: 'Move' }).click();
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  });
