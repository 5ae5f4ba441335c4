import { expect, type Page, test } from '@playwright/test';

const inCase = (page: Page, id: string) => page.locator(`#${id}`);

async function open(page: Page): Promise<void> {
  await page.goto('/tool-accordion');
  await expect(
    page.locator('[data-tool-accordion]:not([data-island-state="mounted"])'),
  ).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool can be read', async ({ page }) => {
    await page.goto('/tool-accordion');

    await expect(page.getByText('Inspirez par le nez en comptant')).toBeVisible();
    await expect(page.locator('[data-tool-accordion-part="panel"]:not(:visible)')).toHaveCount(0);
  });
});

test('toggles open and close independently, by mouse and by keyboard', async ({ page }) => {
  await open(page);
  const breathe = inCase(page, 'plusieurs').getByRole('button', { name: 'Respirer' });
  const drink = inCase(page, 'plusieurs').getByRole('button', { name: /Boire un verre/ });
  await expect(breathe).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Inspirez par le nez')).toBeHidden();

  await breathe.click();
  await drink.press('Enter');

  await expect(breathe).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Inspirez par le nez')).toBeVisible();
  await expect(page.getByText('À petites gorgées')).toBeVisible();
  await expect(drink).toBeFocused();

  await breathe.press(' ');
  await expect(page.getByText('Inspirez par le nez')).toBeHidden();
  await expect(page.getByText('À petites gorgées')).toBeVisible();
});

test('a used tool is sent to the server once, and marked', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('update-user-tool')) calls.push(new URL(request.url()).search);
  });
  await open(page);
  await inCase(page, 'plusieurs').getByRole('button', { name: 'Respirer' }).click();
  const used = inCase(page, 'plusieurs')
    .getByRole('button', { name: /J’ai utilisé cet outil/ })
    .first();

  await used.dblclick();

  const items = inCase(page, 'plusieurs').locator('[data-tool-accordion-part="item"]');
  await expect(items.first()).toHaveClass(/is-checked/);
  await expect(items.nth(1)).not.toHaveClass(/is-checked/);
  await used.click();
  expect(calls).toEqual(['?tool=42']);
});

for (const scenario of ['refused', 'broken', 'not-json', 'cut', 'empty']) {
  test(`if the server responds "${scenario}", nothing is marked, and the tool can be clicked again`, async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies([{ name: 'fixture_scenario', value: scenario, url: baseURL ?? '' }]);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page);
    await inCase(page, 'plusieurs').getByRole('button', { name: 'Respirer' }).click();
    const used = inCase(page, 'plusieurs')
      .getByRole('button', { name: /J’ai utilisé cet outil/ })
      .first();

    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('update-user-tool')) calls += 1;
    });
    await expect(async () => {
      await used.click();
      expect(calls).toBeGreaterThanOrEqual(2);
    }).toPass();

    await expect(inCase(page, 'plusieurs').locator('.is-checked')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a toggle may be the tool itself, and a panel that the server sent open stays open', async ({
  page,
}) => {
  await open(page);
  await expect(inCase(page, 'deja-ouvert').locator('[aria-expanded="true"]')).toHaveCount(1);
  const toggle = inCase(page, 'titre-outil').locator('[data-tool]').first();

  await toggle.click();

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inCase(page, 'titre-outil').locator('.is-checked')).toHaveCount(1);
});

test('a tool outside any item is marked itself', async ({ page }) => {
  await open(page);
  const alone = page.getByRole('button', { name: 'J’ai laissé passer une envie' });

  await alone.click();

  await expect(alone).toHaveClass(/is-checked/);
});
