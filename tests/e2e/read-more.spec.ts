import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

class Story {
  readonly page: Page;
  readonly root: Locator;
  readonly text: Locator;
  readonly toggle: Locator;
  readonly status: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`#${id} [data-read-more]`);
    this.text = this.root.locator('[data-read-more-part="text"]');
    this.toggle = this.root.locator('[data-read-more-part="toggle"]');
    this.status = this.root.getByRole('status');
  }

  async open(address = '/read-more'): Promise<void> {
    await this.page.goto(address);
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute('data-read-more-state', 'mounted');
  }

  /** Returns the number of visible lines. */
  lines(): Promise<number> {
    return this.text.evaluate((text) =>
      Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    );
  }

  isCut(): Promise<boolean> {
    return this.text.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole story can be read, and no button is shown', async ({ page }) => {
    await page.goto('/read-more');
    const story = new Story(page, 'long');

    await expect(story.toggle).toBeHidden();
    const box = await story.text.boundingBox();
    expect(box?.height).toBeGreaterThan(200);
  });
});

test('a text is cut after four lines before the script loads, and complete if it never does', async ({
  page,
}) => {
  await page.goto('/read-more?noscript');
  const story = new Story(page, 'long');
  expect(await story.lines()).toBe(4);

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

  expect(await story.isCut()).toBe(false);
});

test.describe('a long story', () => {
  test('opens and closes by mouse', async ({ page }) => {
    const story = new Story(page, 'long');
    await story.open();
    await expect(story.toggle).toHaveAccessibleName('Lire la suite : Nadia, 46 ans');
    expect(await story.lines()).toBe(4);

    await story.toggle.click();

    await expect(story.toggle).toHaveAccessibleName('Réduire le récit : Nadia, 46 ans');
    await expect(story.toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(story.text).toBeFocused();
    await expect(story.status).toHaveText('Le texte est affiché en entier.');
    expect(await story.isCut()).toBe(false);

    await story.toggle.click();

    await expect(story.toggle).toHaveAccessibleName('Lire la suite : Nadia, 46 ans');
    await expect(story.toggle).toBeInViewport();
    await expect(story.status).toHaveText('');
    expect(await story.lines()).toBe(4);
  });

  test('by keyboard: the text gets the focus, then its link, then the button', async ({ page }) => {
    const story = new Story(page, 'long');
    await story.open();
    await story.toggle.focus();

    await page.keyboard.press('Enter');
    await expect(story.text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(story.root.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(story.toggle).toBeFocused();
    await page.keyboard.press('Space');

    await expect(story.toggle).toBeFocused();
    await expect(story.toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens if a hidden link in it gets the focus', async ({ page }) => {
    const story = new Story(page, 'long');
    await story.open();

    await story.root.getByRole('link').focus();

    await expect(story.toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(story.root.getByRole('link')).toBeFocused();
    await expect(story.root.getByRole('link')).toBeInViewport();
  });

  test('keeps an icon, and its button says "Réduire" if the template has no words', async ({
    page,
  }) => {
    const story = new Story(page, 'icone');
    await story.open();

    await story.toggle.click();

    await expect(story.toggle).toHaveAccessibleName('Réduire : Karim, 38 ans');
    await expect(story.toggle.locator('svg')).toBeVisible();
  });

  test('is restored to the server’s HTML by stop', async ({ page }) => {
    const story = new Story(page, 'long');
    await page.goto('/read-more?noscript');
    const sent = await story.root.evaluate((root) => root.outerHTML);
    await story.open();
    await story.toggle.click();
    await story.toggle.focus();

    await story.root.evaluate((root) => window.Islands?.stop(root));

    expect(await story.root.evaluate((root) => root.outerHTML)).toBe(sent);
    expect(await story.isCut()).toBe(false);
    await expect(story.toggle).toBeHidden();
  });
});

test.describe('a short story', () => {
  test('has no button, and gets one if the text no longer fits', async ({ page }) => {
    const story = new Story(page, 'court');
    await story.open();
    await expect(story.toggle).toBeHidden();

    await story.text.locator('p').evaluate((paragraph) => {
      paragraph.textContent = 'A translator may need many more words than the author did. '.repeat(
        9,
      );
    });

    await expect(story.toggle).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('opens with a tap, and nothing is wider than the screen', async ({ page }) => {
    const story = new Story(page, 'long');
    await story.open();

    await story.toggle.tap();

    expect(await story.isCut()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('has no accessibility error, closed and open', async ({ page }) => {
  const story = new Story(page, 'long');
  await story.open();

  expect(await violations(page, 'main')).toEqual([]);
  await story.toggle.click();
  expect(await violations(page, 'main')).toEqual([]);
});

test('a text without a button stays complete, and the mistake is reported', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/read-more-errors');
  const story = new Story(page, 'sans-bouton');
  await story.root.scrollIntoViewIfNeeded();

  await expect(story.root).toHaveAttribute('data-read-more-state', 'failed');
  expect(await story.isCut()).toBe(false);
  await expect.poll(() => messages.join()).toContain('a part "toggle"');
});
