/** The overlay of `?islands=debug`: how to use it, and that it does not change the page. */
import { expect, test } from '@playwright/test';
import { DEBUG, faults, itemOf, openMistakes, overlay, tab, toggle } from './debug-overlay.ts';
import { TEN_MISTAKES } from './debug-page.ts';
import { lookedForFaults } from './looked-for-faults.ts';
import { openHtml } from './own-page.ts';

test('the keyboard moves the focus into it, through it, and back', async ({ page }) => {
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

test('it can be used over an open modal, and does not close it', async ({ page }) => {
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

test('a click in it does not move the focus, and scripts of the page don’t get the event', async ({
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

test('it changes no element of the page, and stop removes it', async ({ page }) => {
  const settled = async () => {
    await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(6);
    await lookedForFaults(page);
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

test('it looks the same under a strict policy, and violates none', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
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
  expect(messages.filter((text) => !text.startsWith('[islands]'))).toEqual([]);
});

test('every performance measure has the time at which its root was found, and its id', async ({
  page,
}) => {
  const cards = (id: string) => `<div data-cards id="${id}"><ul data-cards-part="list"></ul></div>`;
  await openHtml(page, `${cards('un')}${cards('deux')}<form data-form><input name="id"></form>`);
  await expect(page.locator('[data-island-state="mounted"]')).toHaveCount(2);
  await expect(page.locator('[data-form]')).toHaveAttribute('data-form-state', 'mounted');

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
