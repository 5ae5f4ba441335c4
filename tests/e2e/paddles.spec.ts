import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { ISLANDS, openHtml } from './own-page.ts';

class Row {
  readonly page: Page;
  readonly root: Locator;
  readonly track: Locator;
  readonly previous: Locator;
  readonly next: Locator;

  constructor(page: Page, within: string) {
    this.page = page;
    this.root = page.locator(`${within} [data-paddles], ${within}[data-paddles]`);
    this.track = this.root.getByRole('list');
    this.previous = this.root.locator('[data-paddles-part="previous"]');
    this.next = this.root.locator('[data-paddles-part="next"]');
  }

  async open(address = '/paddles'): Promise<void> {
    await this.page.goto(address);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-paddles-state', 'mounted');
  }

  /** Returns the scroll position of the row, in widths of its visible part. */
  views(): Promise<number> {
    return this.track.evaluate((track) => track.scrollLeft / track.clientWidth);
  }

  async scrollTo(left: number): Promise<void> {
    await this.track.evaluate(
      (track, to) => track.scrollTo({ left: to, behavior: 'instant' }),
      left,
    );
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row scrolls, and no button is shown', async ({ page }) => {
    await page.goto('/paddles');
    const row = new Row(page, '#gestes');

    await expect(row.next).toBeHidden();
    await expect(row.previous).toBeHidden();
    await row.root.getByRole('link', { name: 'Lire le conseil' }).last().focus();
    await expect(row.root.getByRole('heading', { name: 'Appeler' })).toBeInViewport();
  });
});

test('a link focused by keyboard is scrolled fully into view, a clicked one does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const row = new Row(page, '#gestes');
  await row.open();
  const links = row.root.getByRole('link');
  await links.first().scrollIntoViewIfNeeded();
  const cut = links.nth(1);
  const box = await cut.boundingBox();
  const end = await row.track.evaluate((track) => track.getBoundingClientRect().right);
  if (!box) throw new Error('expected a link that the end of the row cuts off');
  expect(box.x).toBeLessThan(end - 10);
  expect(box.x + box.width).toBeGreaterThan(end + 10);
  await cut.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));

  await page.mouse.click(end - 2, box.y + box.height / 2);
  await expect(cut).toBeFocused();
  expect(await row.views()).toBe(0);

  await links.first().evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(cut).toBeFocused();
  await expect(cut).toBeInViewport({ ratio: 1 });
});

test('a click scrolls by one view, and a paddle is hidden when its side has no more content', async ({
  page,
}) => {
  const row = new Row(page, '#gestes');
  await row.open();
  await expect(row.next).toBeVisible();
  await expect(row.previous).toBeHidden();

  await page.getByRole('button', { name: 'Voir les gestes suivants' }).click();

  await expect(row.previous).toBeVisible();
  await expect.poll(() => row.views()).toBeGreaterThan(0.7);
  await expect.poll(() => row.views()).toBeLessThanOrEqual(1);
});

test('a paddle stays under the pointer while the other one appears', async ({ page }) => {
  const row = new Row(page, '#gestes');
  await row.open();
  const before = await row.next.boundingBox();

  await row.next.click();
  await expect(row.previous).toBeVisible();

  const after = await row.next.boundingBox();
  expect(after?.x).toBe(before?.x);
});

test('by keyboard: the focus moves to the other paddle when the focused one is hidden', async ({
  page,
}) => {
  const row = new Row(page, '#gestes');
  await row.open();
  await row.next.focus();

  await page.keyboard.press('Enter');
  await expect(row.previous).toBeVisible();
  await row.scrollTo(99_999);

  await expect(row.next).toBeHidden();
  await expect(row.previous).toBeFocused();
  await row.scrollTo(0);
  await expect(row.previous).toBeHidden();
  await expect(row.next).toBeFocused();
});

test('no paddle is shown if everything fits, and they appear when it no longer does', async ({
  page,
}) => {
  const row = new Row(page, '#deux');
  await row.open();
  await expect(row.next).toBeHidden();
  await expect(row.previous).toBeHidden();

  await page.setViewportSize({ width: 500, height: 800 });

  await expect(row.next).toBeVisible();
});

test.describe('if the visitor prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the row scrolls without animation', async ({ page }) => {
    const row = new Row(page, '#gestes');
    await row.open();

    const left = await row.next.evaluate((next) => {
      if (next instanceof HTMLElement) next.click();
      return next.closest('[data-paddles]')?.querySelector('ul')?.scrollLeft;
    });

    expect(left).toBeGreaterThan(300);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap scrolls, also in the row before the footer of every page', async ({ page }) => {
    const row = new Row(page, 'main + .pre-footer');
    await row.open('/mentions-legales');

    await row.next.tap();

    await expect(row.previous).toBeVisible();
    await expect.poll(() => row.views()).toBeGreaterThan(0.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('is restored to the server’s HTML by stop', async ({ page }) => {
  await page.goto('/paddles?noscript');
  const row = new Row(page, '#gestes');
  const sent = await row.root.evaluate((root) => root.outerHTML);
  await row.open();
  await row.scrollTo(99_999);
  await expect(row.next).toBeHidden();

  await row.root.evaluate((root) => window.Islands?.stop(root));

  expect(await row.root.evaluate((root) => root.outerHTML)).toBe(sent);
});

test('has no accessibility error, at the start and at the end', async ({ page }) => {
  const row = new Row(page, '#gestes');
  await row.open();

  expect(await violations(page, 'main')).toEqual([]);
  await row.scrollTo(99_999);
  await expect(row.next).toBeHidden();
  expect(await violations(page, 'main')).toEqual([]);
});

test('a row without a track shows no buttons, and the mistake is reported', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/paddles-errors');
  const row = new Row(page, '#sans-piste');
  await row.root.scrollIntoViewIfNeeded();

  await expect(row.root).toHaveAttribute('data-paddles-state', 'failed');
  await expect(row.next).toBeHidden();
  await expect.poll(() => messages.join()).toContain('a part "track"');
});

for (const [layout, css, most] of [
  ['that snaps', 'scroll-snap-type: x mandatory', 352],
  [
    'that snaps and scrolls smoothly',
    'scroll-snap-type: x mandatory; scroll-behavior: smooth',
    352,
  ],
  ['that scrolls smoothly', 'scroll-behavior: smooth', 60],
] as const)
  test(`a link that is partly out of view is shown whole when it gets the focus, in a row ${layout}`, async ({
    page,
  }) => {
    const links = Array.from(
      { length: 6 },
      (_, at) =>
        `<li style="flex:0 0 160px; scroll-snap-align:start"><a href="/">Conseil n° ${at}</a></li>`,
    );
    await openHtml(
      page,
      `<div data-paddles data-when="load" style="width:400px"><ul data-paddles-part="track" style="padding:0; list-style:none; ${css}">${links.join('')}</ul></div>`,
      { head: ISLANDS },
    );
    await expect(page.locator('[data-paddles]')).toHaveAttribute('data-paddles-state', 'mounted');
    const link = page.getByRole('link', { name: 'Conseil n° 2' });
    const whole = () =>
      link.evaluate((one) => {
        const track = one.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = one.getBoundingClientRect();
        return left >= track.left - 1 && right <= track.right + 1;
      });
    expect(await whole()).toBe(false);

    // Some browsers first stop at the row itself, which scrolls.
    await page.getByRole('link', { name: 'Conseil n° 1' }).focus();
    await page.keyboard.press('Tab');

    await expect(link).toBeFocused();
    await expect.poll(whole).toBe(true);
    expect(await page.getByRole('list').evaluate((track) => track.scrollLeft)).toBeLessThanOrEqual(
      most,
    );
  });
