/** The overlay of `?islands=debug`: what it shows of a page, by which ways it is used, and that it leaves the page alone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { MISTAKES, TEN_MISTAKES } from './debug-page.ts';
import { openHtml } from './own-page.ts';

const DEBUG = { search: '?islands=debug' };
const VIEWPORT = '<meta name="viewport" content="width=device-width">';

const overlay = (page: Page) => page.getByRole('region', { name: 'Islands debug overlay' });
const toggle = (page: Page) => overlay(page).getByRole('button', { name: /^Islands/ });
const tab = (page: Page, name: string) =>
  overlay(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const faults = (page: Page) => overlay(page).getByRole('tabpanel', { name: /^Faults/ });
/** An item of a list, by the way to its element. */
const itemOf = (panel: Locator, path: string, page: Page) =>
  panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: path, exact: true }) });

/** Opens the page with ten mistakes, and waits until all of them are told. */
async function openMistakes(page: Page): Promise<void> {
  await openHtml(page, TEN_MISTAKES, { ...DEBUG, head: VIEWPORT });
  await expect(toggle(page)).toHaveText(/10 faults, 11 roots/);
}

/** Whether the middle of the element is in the window, and nothing of the overlay lies over it. */
async function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && one.contains(hit);
  });
}

test('a page with ten mistakes works as far as it can, and the overlay lists the ten', async ({
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

test('each fault leads to its element, which the panel does not hide, wide or narrow', async ({
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

test('each root says its state, strategy, parts, times and files, and is marked with its parts', async ({
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

test('events are listed as they pass, the last one first', async ({ page }) => {
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

test('the keyboard alone leads in, through it, and back to where it was', async ({ page }) => {
  await openMistakes(page);
  const more = page.getByRole('button', { name: 'Voir plus de conseils' });
  await more.focus();

  await page.keyboard.press('F6');
  await expect(tab(page, 'Faults')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Roots')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Faults')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(faults(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('F6');
  await expect(more).toBeFocused();

  await page.keyboard.press('F6');
  await expect(faults(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page).getByRole('tab')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).not.toBeFocused();
});

test('it stays usable over an open modal, and closes nothing of the page', async ({ page }) => {
  await openMistakes(page);
  await page.getByRole('button', { name: 'Ouvrir l’aide' }).click();
  const modal = page.getByRole('dialog', { name: 'Aide' });

  await tab(page, 'Roots').click();
  await expect(tab(page, 'Roots')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('F6');
  await expect(tab(page, 'Roots')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(modal).toBeVisible();
  await page.keyboard.press('F6');
  await expect(modal.getByRole('button', { name: 'Fermer' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(overlay(page)).toBeVisible();
});

test('a press in it leaves the focus where it was, and scripts of the page hear nothing', async ({
  page,
}) => {
  await openHtml(page, '<button type="button">Compte</button><output></output>', DEBUG);
  await page.evaluate(() => {
    for (const type of ['click', 'mousedown', 'focusin', 'keydown'])
      document.addEventListener(type, () => document.querySelector('output')?.append(`${type} `));
  });
  await page.getByRole('button', { name: 'Compte' }).click();
  await expect(page.getByRole('status').first()).toHaveText('mousedown focusin click');

  await tab(page, 'Roots').click();
  await expect(tab(page, 'Roots')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Compte' })).toBeFocused();
  await tab(page, 'Roots').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Events')).toBeFocused();

  await expect(page.getByRole('status').first()).toHaveText('mousedown focusin click');
});

test('no element of the page is changed, and stopping takes the overlay away', async ({ page }) => {
  const settled = async () => {
    await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(6);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('islands:faults').length))
      .toBeGreaterThan(0);
    return page.evaluate(() => document.body.outerHTML);
  };
  await openHtml(page, TEN_MISTAKES);
  const without = await settled();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(asked.filter((name) => name.includes('overlay'))).toEqual([]);

  await page.evaluate(() => window.Islands?.debug?.());
  await expect(toggle(page)).toHaveText(/10 faults/);
  await faults(page).getByRole('button', { name: 'Show #without-list' }).click();
  await tab(page, 'Roots').click();
  await overlay(page).getByRole('button', { name: 'data-modal #aide' }).click();
  await expect(overlay(page).getByRole('status')).toHaveText('The element is hidden.');
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(without);

  await page.evaluate(() => window.Islands?.stop(document));
  await expect(page.locator('islands-overlay')).toHaveCount(0);
  await page.evaluate(() => window.Islands?.scan());
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(6);
  await expect(page.locator('islands-overlay')).toHaveCount(0);
});

test('it looks as it should under a strict policy, and breaks none', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const policy =
    "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

  await openHtml(page, '<div data-cards><ul data-cards-part="list"></ul></div>', {
    ...DEBUG,
    headers: { 'content-security-policy': policy },
  });
  await tab(page, 'Roots').click();
  const roots = overlay(page).getByRole('tabpanel', { name: /^Roots/ });
  await expect(itemOf(roots, 'data-cards html > body > div', page)).toContainText('kB');

  await expect(page.locator('islands-overlay')).toHaveCSS('position', 'fixed');
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(told.filter((text) => !text.startsWith('[islands]'))).toEqual([]);
});

test('a root is outlined where it is, also after the page has moved', async ({ page }) => {
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

test('every measure says when its root was found, and its id', async ({ page }) => {
  const cards = (id: string) => `<div data-cards id="${id}"><ul data-cards-part="list"></ul></div>`;
  await openHtml(page, `${cards('un')}${cards('deux')}<form data-form><input name="id"></form>`);
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(2);

  const details = await page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .flatMap((one) => (one instanceof PerformanceMeasure ? one : []))
      .filter(({ name }) => /^islands:(cards|form)$/.test(name))
      .map(({ startTime, detail }) => ({ id: detail.id, isBefore: detail.found <= startTime })),
  );

  expect(details).toHaveLength(3);
  for (const id of ['un', 'deux', '']) expect(details).toContainEqual({ id, isBefore: true });
});
