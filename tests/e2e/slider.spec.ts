import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { Carousel } from './carousel.ts';

const SMALL = { width: 700, height: 800 };
const LARGE = { width: 701, height: 800 };
const PHONE = { width: 360, height: 740 };

const sliderOn = (page: Page, id = 'gestes') => new Carousel(page, 'slider', id);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every card can be scrolled to, and no button is shown', async ({ page }) => {
    await page.goto('/slider');
    const slider = sliderOn(page);

    await expect(slider.next).toBeHidden();
    await slider.slides.last().scrollIntoViewIfNeeded();
    await expect(slider.slides.last()).toBeInViewport();
  });
});

test.describe('above 700 px', () => {
  test.use({ viewport: LARGE });

  test('the cards are a grid without buttons, and Swiper is not requested', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const slider = sliderOn(page);
    await page.goto('/slider?noscript');
    const sent = await slider.html();
    const before = await slider.boxes();

    await slider.open();

    expect(await slider.html()).toBe(sent);
    expect(await slider.boxes()).toEqual(before);
    await expect(slider.next).toBeHidden();
    expect(asked.filter((url) => url.includes('/assets/swiper'))).toEqual([]);
  });
});

test('crossing 700 px in both directions restores the server’s HTML', async ({ page }) => {
  const slider = sliderOn(page);
  await page.setViewportSize(LARGE);
  await page.goto('/slider?noscript');
  const sent = await slider.html();
  await slider.open();

  for (const _crossing of [1, 2, 3, 4]) {
    await page.setViewportSize(SMALL);
    await expect(slider.pagination).toHaveText('Diapositive 1 sur 5');
    await slider.press(slider.next);
    await expect(slider.pagination).toHaveText('Diapositive 2 sur 5');
    await page.setViewportSize(LARGE);
    await expect.poll(() => slider.html()).toBe(sent);
    await expect(slider.next).toBeHidden();
  }
});

test('a window that is enlarged while Swiper is loading has no slider', async ({ page }) => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/swiper-*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  const slider = sliderOn(page);
  await page.goto('/slider?noscript');
  const sent = await slider.html();
  const asked = page.waitForRequest('**/assets/swiper-*');
  await page.goto('/slider');
  await slider.root.scrollIntoViewIfNeeded();
  await asked;

  await page.setViewportSize(LARGE);
  release();
  await expect(slider.root).toHaveAttribute('data-slider-state', 'mounted');

  expect(await slider.html()).toBe(sent);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('one card and a part of the next are visible, in the same position as before the script', async ({
    page,
  }) => {
    const slider = sliderOn(page);
    await page.goto('/slider?noscript');
    const before = await slider.boxes();

    await slider.open();

    await slider.expectUsable(1, 2);
    const [, second = []] = await slider.boxes();
    expect(await slider.boxes()).toEqual(before);
    expect(await distanceFromMiddle(slider, 0)).toBeLessThanOrEqual(1);
    expect(second[0]).toBeLessThan(PHONE.width - 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('moves by one card with a swipe and with a tap', async ({ page }) => {
    const slider = sliderOn(page);
    await slider.open();
    await slider.expectUsable(1, 2);

    await slider.swipe();
    await slider.expectUsable(1, 2, 3);
    await expect(slider.pagination).toHaveText('Diapositive 2 sur 5');
    await expect(slider.status).toHaveText('');
    await slider.next.tap();

    await slider.expectUsable(2, 3, 4);
    await expect(slider.status).toHaveText('Diapositive 3 sur 5');
  });

  test('the last card is centred, and the button that moved to it keeps the focus', async ({
    page,
  }) => {
    const slider = sliderOn(page);
    await slider.open();
    await slider.next.focus();

    for (const _press of [1, 2, 3, 4, 5]) await page.keyboard.press('Enter');

    await slider.expectUsable(4, 5);
    await expect(slider.next).toBeFocused();
    await expect(slider.status).toHaveText('Dernière diapositive');
    await expect.poll(() => distanceFromMiddle(slider, -1)).toBeLessThanOrEqual(1);
  });

  test('Tab moves from card to card, and each is centred', async ({ page }) => {
    const slider = sliderOn(page);
    await slider.open();
    await slider.expectUsable(1, 2);
    await slider.slides.first().getByRole('link').focus();

    await page.keyboard.press('Tab');
    await expect(slider.slides.nth(1).getByRole('link')).toBeFocused();
    await expect(slider.pagination).toHaveText('Diapositive 2 sur 5');
    await slider.expectUsable(1, 2, 3);
    await page.keyboard.press('Tab');

    await expect(slider.slides.nth(2).getByRole('link')).toBeFocused();
    await expect(slider.pagination).toHaveText('Diapositive 3 sur 5');
  });

  test('a single card has no buttons', async ({ page }) => {
    const slider = sliderOn(page, 'seule');
    await slider.open();

    await expect(slider.next).toBeHidden();
  });

  test('scrolls natively, without buttons, if Swiper can’t be loaded', async ({ page }) => {
    await page.route('**/assets/swiper-*', (route) => route.abort());
    const slider = sliderOn(page);
    await slider.open();

    await expect(slider.next).toBeHidden();
    await slider.slides.last().scrollIntoViewIfNeeded();
    await expect(slider.slides.last()).toBeInViewport();
    expect(await violations(page, 'main')).toEqual([]);
  });

  test('has no accessibility error, at the start, in the middle and at the end', async ({
    page,
  }) => {
    const slider = sliderOn(page);
    await slider.open();
    for (const usable of [
      [1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [4, 5],
    ]) {
      await slider.expectUsable(...usable);
      expect(await violations(page, 'main')).toEqual([]);
      await slider.press(slider.next);
    }
  });
});

/** Returns the distance between the middles of the slide and the screen, in px. */
async function distanceFromMiddle(slider: Carousel, index: number): Promise<number> {
  const [left = 0, right = 0] = (await slider.boxes()).at(index) ?? [];
  return Math.abs(left + right - PHONE.width) / 2;
}
