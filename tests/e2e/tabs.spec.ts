import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

class Tabs {
  readonly root: Locator;
  readonly page: Page;

  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`#${id} [data-tabs]`).first();
  }

  async open(address = '/tabs'): Promise<void> {
    await this.page.goto(address);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-tabs-state', 'mounted');
  }

  tab(name: string): Locator {
    return this.root.getByRole('tab', { name });
  }

  /** Expects the tabs to have these names, the selected one in brackets. */
  async expectNames(names: string): Promise<void> {
    await expect.poll(() => this.#names()).toBe(names);
  }

  async #names(): Promise<string> {
    const tabs = await this.root.getByRole('tab').all();
    const names = tabs.map(async (tab) => {
      const isSelected = (await tab.getAttribute('aria-selected')) === 'true';
      return isSelected ? `[${await tab.textContent()}]` : tab.textContent();
    });
    return (await Promise.all(names)).join(' ');
  }

  panel(name: string): Locator {
    return this.root.getByRole('tabpanel', { name, includeHidden: true });
  }

  stops(): Locator {
    return this.root.locator('[role=tab][tabindex="0"]');
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links to sections, which are all shown', async ({ page }) => {
    await page.goto('/tabs');

    await expect(page.getByRole('heading', { name: 'Se préparer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Et après' })).toBeVisible();
    await page.getByRole('link', { name: 'Et après' }).click();
    await expect(page.getByRole('heading', { name: 'Et après' })).toBeInViewport();
  });

  test('buttons that would do nothing are hidden', async ({ page }) => {
    await page.goto('/tabs');

    await expect(page.getByRole('button', { name: 'Gommes' })).toHaveCount(0);
    await expect(page.getByText('elles se mâchent lentement')).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('show the first panel, and have the roles of tabs', async ({ page }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open();

    await expect(tabs.root.getByRole('tablist', { name: 'Les étapes de l’arrêt' })).toBeVisible();
    await tabs.expectNames('[Se préparer] Le jour J Et après');
    await expect(tabs.panel('Se préparer')).toBeVisible();
    await expect(tabs.panel('Le jour J')).toBeHidden();
    await expect(tabs.root.getByRole('listitem')).toHaveCount(0);
    await expect(tabs.stops()).toHaveText('Se préparer');
  });

  test('are selected by mouse, and a link adds its panel to the address', async ({ page }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open('/tabs?de=accueil');
    const pagesBefore = await page.evaluate(() => history.length);

    await tabs.tab('Le jour J').click();

    await tabs.expectNames('Se préparer [Le jour J] Et après');
    await expect(tabs.panel('Le jour J')).toBeVisible();
    await expect(tabs.panel('Se préparer')).toBeHidden();
    await expect(page).toHaveURL('/tabs?de=accueil#le-jour-j');
    expect(await page.evaluate(() => history.length)).toBe(pagesBefore);
    await expect(tabs.stops()).toHaveText('Le jour J');
  });

  test('made of buttons don’t change the address', async ({ page }) => {
    const tabs = new Tabs(page, 'traitements');
    await tabs.open();

    await tabs.tab('Gommes').click();

    await expect(tabs.panel('Gommes')).toBeVisible();
    await expect(page).toHaveURL('/tabs');
  });

  test('are focused by arrows, Home and End, and selected by Enter and Space', async ({ page }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open();
    await tabs.tab('Se préparer').focus();

    await page.keyboard.press('ArrowLeft');
    await expect(tabs.tab('Et après')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.tab('Se préparer')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.tab('Et après')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(tabs.tab('Et après')).toBeFocused();
    await tabs.expectNames('[Se préparer] Le jour J Et après');
    await expect(tabs.stops()).toHaveText('Se préparer');

    await page.keyboard.press('Space');
    await tabs.expectNames('Se préparer Le jour J [Et après]');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabs.expectNames('Se préparer [Le jour J] Et après');
    await expect(tabs.tab('Le jour J')).toBeFocused();
  });

  test('made of buttons are selected by Enter and Space too', async ({ page }) => {
    const tabs = new Tabs(page, 'traitements');
    await tabs.open();
    await tabs.tab('Patchs').focus();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(tabs.panel('Gommes')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(tabs.panel('Ma consommation')).toBeVisible();
    await expect(page).toHaveURL('/tabs');
  });

  test('are followed by their panel in the Tab order, or by the link at its start', async ({
    page,
  }) => {
    const tabs = new Tabs(page, 'traitements');
    await tabs.open();

    await tabs.tab('Patchs').click();
    await page.keyboard.press('Tab');
    await expect(tabs.panel('Patchs')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.tab('Patchs')).toBeFocused();

    await tabs.tab('Gommes').click();
    await page.keyboard.press('Tab');
    await expect(tabs.root.getByRole('link', { name: /les gommes/ })).toBeFocused();
  });

  test('don’t handle keys in fields or shortcuts of the browser', async ({ page }) => {
    const tabs = new Tabs(page, 'traitements');
    await tabs.open();
    await tabs.tab('Ma consommation').click();
    const field = tabs.root.getByLabel('Cigarettes par jour');
    await field.focus();

    await page.keyboard.press('Home');
    await page.keyboard.type('2');
    await expect(field).toHaveValue('212');
    await expect(field).toBeFocused();

    await tabs.tab('Ma consommation').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Control+Home');
    await expect(tabs.tab('Ma consommation')).toBeFocused();
  });

  test('open a new browser tab with the Control key', async ({ page, context }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open();

    const opening = context.waitForEvent('page');
    await tabs.tab('Le jour J').click({ modifiers: ['Control'] });

    await (await opening).waitForURL(/\/tabs#le-jour-j$/);
    await tabs.expectNames('[Se préparer] Le jour J Et après');
  });
});

test.describe('the address', () => {
  test('selects the tab at the start, even with accents', async ({ page }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open('/tabs#apr%C3%A8s');

    await tabs.expectNames('Se préparer Le jour J [Et après]');
    await expect(tabs.panel('Et après')).toBeVisible();
  });

  test('selects the tab when it changes, even to an element inside a panel', async ({ page }) => {
    const tabs = new Tabs(page, 'etapes');
    await tabs.open();

    await page.getByRole('link', { name: 'Aller droit au premier matin' }).click();

    await tabs.expectNames('Se préparer [Le jour J] Et après');
    await expect(page.getByRole('heading', { name: 'Le matin' })).toBeInViewport();
  });

  test('selects the tabs around a panel too', async ({ page }) => {
    const tabs = new Tabs(page, 'emboites');
    await tabs.open();
    await page.evaluate(() => location.assign('#pharmacien'));

    await expect(page.getByText('Il conseille sans rendez-vous')).toBeInViewport();
    await expect(tabs.tab('Être accompagné')).toHaveAttribute('aria-selected', 'true');
  });
});

test('the template may select the tab', async ({ page }) => {
  const tabs = new Tabs(page, 'etapes');
  await tabs.open();

  await page.evaluate(() => {
    const root = document.querySelector('#etapes [data-tabs]');
    if (root) window.Islands?.stop(root);
    root?.querySelector('[href="#le-jour-j"]')?.setAttribute('aria-selected', 'true');
    if (root) window.Islands?.scan(root);
  });

  await expect(tabs.panel('Le jour J')).toBeVisible();
  await tabs.expectNames('Se préparer [Le jour J] Et après');
});

test('stop restores the server’s HTML', async ({ page }) => {
  const tabs = new Tabs(page, 'etapes');
  await page.goto('/tabs?noscript');
  const sent = await tabs.root.evaluate((root) => root.outerHTML);
  await tabs.open();
  await tabs.tab('Et après').click();

  await tabs.root.evaluate((root) => window.Islands?.stop(root));

  expect(await tabs.root.evaluate((root) => root.outerHTML)).toBe(sent);
  await expect(page.getByRole('heading', { name: 'Se préparer' })).toBeVisible();
});

test('only the panel that will be shown is visible while the code is loading', async ({ page }) => {
  await page.route('**/assets/content-*.js', () => {});
  await page.goto('/tabs#le-jour-j');

  await expect(page.getByRole('heading', { name: 'Le jour J' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Se préparer' })).toBeHidden();
  await expect(page.getByText('Le patch diffuse')).toBeVisible();
  await expect(page.getByText('elles se mâchent lentement')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('tabs work with a tap, and nothing is wider than the screen', async ({ page }) => {
    const tabs = new Tabs(page, 'traitements');
    await tabs.open();

    await tabs.tab('Ma consommation').tap();

    await expect(tabs.panel('Ma consommation')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('tabs have no accessibility error, with any panel shown', async ({ page }) => {
  const tabs = new Tabs(page, 'traitements');
  await tabs.open();

  for (const name of ['Patchs', 'Gommes', 'Ma consommation']) {
    await tabs.tab(name).click();
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('mistakes in a template', () => {
  test('a tab without its panel stays a link, and the others work', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const tabs = new Tabs(page, 'sans-panneau');
    await tabs.open('/tabs-errors');

    await tabs.tab('Le sommeil').click();

    await expect(tabs.panel('Le sommeil')).toBeVisible();
    await expect(tabs.root.getByRole('link', { name: 'Tous les conseils' })).toBeVisible();
    await expect
      .poll(() => messages.filter((text) => text.includes('aria-controls')))
      .toHaveLength(1);
  });

  test('tabs without a list show every section', async ({ page }) => {
    await page.goto('/tabs-errors');
    const root = page.locator('#sans-liste [data-tabs]');
    await root.scrollIntoViewIfNeeded();

    await expect(root).toHaveAttribute('data-tabs-state', 'failed');
    await expect(page.getByText('Le goût revient en deux jours.')).toBeVisible();
    await expect(page.getByText('L’odorat aussi.')).toBeVisible();
  });
});
