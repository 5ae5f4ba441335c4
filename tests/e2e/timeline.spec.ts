import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

class Timeline {
  readonly root: Locator;
  readonly more: Locator;
  readonly status: Locator;

  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
    this.root = page.locator(`#${id} [data-timeline]`);
    this.more = this.root.getByRole('button');
    this.status = this.root.getByRole('status');
  }

  async open(address = '/timeline'): Promise<void> {
    await this.page.goto(address);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-timeline-state', 'mounted');
  }

  row(year: number): Locator {
    return this.root.locator(`#${this.id}-${year}`);
  }

  heading(year: number): Locator {
    return this.row(year).getByRole('heading');
  }

  /** Returns the years of the visible rows. */
  async years(): Promise<readonly string[]> {
    return this.root.getByRole('listitem').getByRole('heading').locator('time').allTextContents();
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every date can be read, and no button is shown', async ({ page }) => {
    await page.goto('/timeline');

    const timeline = page.locator('#recentes [data-timeline]');
    await expect(timeline.getByRole('listitem')).toHaveCount(9);
    await expect(timeline.getByRole('heading', { name: /loi Veil/ })).toBeVisible();
    await expect(timeline.getByRole('button')).toHaveCount(0);
  });
});

test.describe('a timeline', () => {
  test('shows the latest dates at the start, and announces nothing', async ({ page }) => {
    const timeline = new Timeline(page, 'recentes');
    await timeline.open();

    expect(await timeline.years()).toEqual(['2025', '2020', '2017', '2016']);
    await expect(timeline.root.getByRole('listitem')).toHaveCount(4);
    await expect(timeline.status).toHaveText('');
  });

  test('reveals three more by mouse, moves the focus there and announces how many', async ({
    page,
  }) => {
    const timeline = new Timeline(page, 'recentes');
    await timeline.open();

    await timeline.more.click();

    expect(await timeline.years()).toEqual([
      '2025',
      '2020',
      '2017',
      '2016',
      '2011',
      '2009',
      '2008',
    ]);
    await expect(timeline.row(2011)).toBeFocused();
    await expect(timeline.status).toHaveText('3 éléments ajoutés : 7 affichés sur 9.');
  });

  test('is read to its end by keyboard, and the button is hidden after the last date', async ({
    page,
  }) => {
    const timeline = new Timeline(page, 'recentes');
    await timeline.open();

    await timeline.more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(timeline.more).toBeFocused();
    await page.keyboard.press('Space');

    await expect(timeline.row(1991)).toBeFocused();
    await expect(timeline.more).toBeHidden();
    await expect(timeline.root.getByRole('listitem')).toHaveCount(9);
    await expect(timeline.status).toHaveText('2 éléments ajoutés : 9 affichés sur 9.');
  });

  test('with the latest date at the end reveals the dates just before it', async ({ page }) => {
    const timeline = new Timeline(page, 'anciennes');
    await timeline.open();

    await timeline.more.click();

    expect(await timeline.years()).toEqual(
      ['1991', '2008', '2009', '2011', '2016', '2017', '2020', '2025'].slice(1),
    );
    await expect(timeline.row(2008)).toBeFocused();
  });

  test('announces one date in the singular', async ({ page }) => {
    const timeline = new Timeline(page, 'dernieres');
    await timeline.open();

    await timeline.more.click();

    await expect(timeline.status).toHaveText('1 élément ajouté : 4 affichés sur 4.');
  });

  test('shows no button if nothing is hidden', async ({ page }) => {
    const timeline = new Timeline(page, 'tout');
    await timeline.open();

    await expect(timeline.more).toBeHidden();
  });

  test('opens up to the date to which a link leads', async ({ page }) => {
    const timeline = new Timeline(page, 'recentes');
    await timeline.open();

    await page.getByRole('link', { name: 'Aller droit à la loi Évin' }).click();

    await expect(timeline.row(1991)).toBeInViewport();
    expect(await timeline.years()).toContain('2008');
    await expect(timeline.heading(1976)).toBeHidden();
  });

  test('is restored to the server’s HTML by stop', async ({ page }) => {
    const timeline = new Timeline(page, 'recentes');
    await page.goto('/timeline?noscript');
    const sent = await timeline.root.evaluate((root) => root.outerHTML);
    await timeline.open();
    await timeline.more.click();

    await timeline.root.evaluate((root) => window.Islands?.stop(root));

    expect(await timeline.root.evaluate((root) => root.outerHTML)).toBe(sent);
    await expect(timeline.row(1976)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('works with a tap, and nothing is wider than the screen', async ({ page }) => {
      const timeline = new Timeline(page, 'recentes');
      await timeline.open();

      await timeline.more.tap();

      await expect(timeline.row(2011)).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

  test('has no accessibility error, closed, half open and open', async ({ page }) => {
    const timeline = new Timeline(page, 'recentes');
    await timeline.open();

    for (const _click of [1, 2, 3]) {
      expect(await violations(page, 'main')).toEqual([]);
      if (await timeline.more.isVisible()) await timeline.more.click();
    }
  });
});

test('a timeline with an invalid attribute uses the default, and the mistake is reported', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const timeline = new Timeline(page, 'zero');
  await timeline.open('/timeline-errors');

  await timeline.more.click();

  await expect(timeline.status).toHaveText('3 éléments ajoutés : 7 affichés sur 9.');
  await expect.poll(() => messages.join('\n')).toMatch(/data-step.*at least 1/);
});
