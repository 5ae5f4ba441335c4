import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

class Address {
  readonly postcode: Locator;
  readonly city: Locator;
  readonly options: Locator;
  readonly page: Page;

  constructor(page: Page, id = 'deux') {
    this.page = page;
    const form = page.locator(`#${id}`);
    this.postcode = form.getByLabel('Code postal', { exact: true });
    this.city = form.locator('[data-city-part="city"]');
    this.options = form.getByRole('option');
  }

  async open(address = '/city'): Promise<this> {
    await this.page.goto(address);
    return this;
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields work as usual', async ({ page }) => {
    const address = await new Address(page).open();

    await address.city.fill('Lille');
    await expect(address.city).toHaveValue('Lille');
    await expect(address.city).not.toHaveAttribute('role');
  });
});

test('text that was typed before the script ran gets suggestions; the mouse chooses one, which also fills in the postcode', async ({
  page,
}) => {
  const address = await new Address(page).open();

  await address.city.pressSequentially('tourcoi');
  await address.options.filter({ hasText: 'Tourcoing' }).first().click();

  await expect(address.city).toHaveValue('Tourcoing');
  await expect(address.postcode).toHaveValue('59200');
  await expect(address.options).toHaveCount(0);
  await expect(address.city).toBeFocused();
});

test('the postcode gets suggestions, too; works by keyboard, and autofill still works', async ({
  page,
}) => {
  const address = await new Address(page).open();

  await address.postcode.focus();
  await page.keyboard.type('59200');
  await expect(address.options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(address.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(address.postcode).toHaveValue('59200');
  await expect(address.city).toHaveValue('Tourcoing');
  await expect(address.postcode).toHaveAttribute('autocomplete', 'postal-code');
  await expect(page).toHaveURL(/\/city$/);
});

test('a single field gets the name and the postcode', async ({ page }) => {
  const address = await new Address(page, 'seul').open();

  await address.city.pressSequentially('tourcoing');
  await expect(address.options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(address.city).toHaveValue('Tourcoing (59200)');
});

test('a chosen suggestion counts as input, so the order form can be sent', async ({ page }) => {
  await page.goto('/commande');
  await page.getByLabel('Pour vous ou vos proches').check();
  await page.getByLabel('Nom et prénom').fill('Camille Petit');
  await page.getByLabel('Numéro et voie').fill('3, rue des Lilas');
  await page.getByLabel('Adresse électronique').fill('camille@exemple.fr');
  const submit = page.getByRole('button', { name: 'Commander', exact: true });
  await expect(submit).toBeDisabled();

  await page.getByLabel('Ville').pressSequentially('tourcoing');
  await page.getByRole('option').first().click();

  await expect(submit).toBeEnabled();
});

test('if the service fails, the typed text stays, and the error is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/city-autocomplete/**', (route) => route.fulfill({ status: 500 }));
  const address = await new Address(page).open();

  await address.city.pressSequentially('lille');

  await expect
    .poll(() => logged.filter((text) => text.includes('Something went wrong on api server!')))
    .toHaveLength(1);
  await expect(address.options).toHaveCount(0);
  await expect(address.city).toHaveValue('lille');
});

for (const width of [360, 1280]) {
  test(`with an open list it is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = await new Address(page).open();
    await address.city.pressSequentially('saint');
    await expect(address.options.first()).toBeVisible();

    expect(await violations(page, 'main')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
