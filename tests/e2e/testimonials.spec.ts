import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { Carousel } from './carousel.ts';
import { openHtml } from './own-page.ts';

const carouselOn = (page: Page, id = 'recits') => new Carousel(page, 'testimonials', id);

/** Five stories. The buttons contain only an arrow. */
const storiesOf = (slide: string, list: string) => `<div data-testimonials data-when="load">
  <${list} data-testimonials-part="track" tabindex="0" aria-label="Récits">${slide.repeat(5)}</${list}>
  <button type="button" data-testimonials-part="previous"><span aria-hidden="true">‹</span></button>
  <button type="button" data-testimonials-part="next"><span aria-hidden="true">›</span></button>
  <p data-testimonials-part="pagination"></p></div>`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every story can be scrolled to, and no button is shown', async ({ page }) => {
    await page.goto('/testimonials');
    const carousel = carouselOn(page);

    await expect(carousel.slides).toHaveCount(7);
    await expect(carousel.next).toBeHidden();
    await carousel.slides.last().scrollIntoViewIfNeeded();
    await expect(carousel.slides.last()).toBeInViewport();
  });
});

for (const [width, count] of [
  [320, 1],
  [639, 1],
  [640, 2],
  [1099, 2],
  [1100, 3],
] as const) {
  test(`${count} visible at ${width} px, in the same position as before the script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const carousel = carouselOn(page);
    await page.goto('/testimonials?noscript');
    const before = await carousel.boxes();

    await carousel.open();

    await carousel.expectUsable(...[1, 2, 3].slice(0, count));
    expect(await carousel.boxes()).toEqual(before);
    await expect(carousel.pagination).toHaveText(
      count === 1 ? 'Diapositive 1 sur 7' : `Diapositives 1 à ${count} sur 7`,
    );
  });
}

test('moves by one story, and stops at both ends', async ({ page }) => {
  const carousel = carouselOn(page);
  await carousel.open();
  await expect(carousel.previous).toHaveAttribute('aria-disabled', 'true');
  await expect(carousel.status).toHaveText('');

  await carousel.press(carousel.next);
  await carousel.expectUsable(2, 3, 4);
  await expect(carousel.status).toHaveText('Diapositives 2 à 4 sur 7');
  await carousel.press(carousel.previous);
  await carousel.expectUsable(1, 2, 3);
  await expect(carousel.status).toHaveText('Première diapositive');
  await carousel.press(carousel.previous);
  await carousel.expectUsable(1, 2, 3);
});

test('by keyboard: at the end, the button keeps the focus, and this is announced', async ({
  page,
}) => {
  const carousel = carouselOn(page);
  await carousel.open();
  await carousel.next.focus();

  for (const _press of [1, 2, 3, 4, 5]) await page.keyboard.press('Enter');

  await carousel.expectUsable(5, 6, 7);
  await expect(carousel.next).toBeFocused();
  await expect(carousel.next).toHaveAttribute('aria-disabled', 'true');
  await expect(carousel.status).toHaveText('Dernière diapositive');
  await expect(carousel.pagination).toHaveText('Diapositives 5 à 7 sur 7');
});

test('doesn’t handle arrow keys', async ({ page }) => {
  /* The window contains the whole page, because Firefox stops the animation of a carousel that End has scrolled out of view. */
  await page.setViewportSize({ width: 1280, height: 4500 });
  const carousel = carouselOn(page);
  await carousel.open();
  await carousel.next.focus();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  await carousel.expectUsable(2, 3, 4);
});

test('two quick clicks move by two stories', async ({ page }) => {
  const carousel = carouselOn(page);
  await carousel.open();

  await carousel.next.dblclick();

  await carousel.expectUsable(3, 4, 5);
});

test('stays a list, with the labels of the template', async ({ page }) => {
  const carousel = carouselOn(page);
  await carousel.open();

  await expect(carousel.root.getByRole('list', { name: 'Sept récits' })).toBeVisible();
  await expect(carousel.track.getByRole('listitem')).toHaveCount(7);
  await expect(carousel.next).toHaveAccessibleName('Suivant');
});

test('gives a name to buttons without words', async ({ page }) => {
  const carousel = carouselOn(page, 'icones');
  await carousel.open();

  await expect(carousel.previous).toHaveAccessibleName('Diapositive précédente');
  await expect(carousel.next).toHaveAccessibleName('Diapositive suivante');
});

test('gives a name to buttons whose arrow is hidden from screen readers', async ({ page }) => {
  await openHtml(page, storiesOf('<li data-testimonials-part="slide">Récit</li>', 'ul'));

  await expect(page.locator('[data-testimonials-part="next"]')).toHaveAccessibleName(
    'Diapositive suivante',
  );
});

for (const [what, attribute, sign] of [
  ['a title', 'title="Récits suivants"', '<span aria-hidden="true">›</span>'],
  ['a picture', '', '<img src="/media/icone.svg" alt="Récits suivants">'],
] as const)
  test(`keeps the name of a button that has ${what}`, async ({ page }) => {
    const button = '<button type="button" data-testimonials-part="next">';
    const stories = storiesOf('<li data-testimonials-part="slide">Récit</li>', 'ul');
    await openHtml(
      page,
      stories.replace(
        `${button}<span aria-hidden="true">›</span>`,
        `${button.replace('>', ` ${attribute}>`)}${sign}`,
      ),
    );
    const next = page.locator('[data-testimonials-part="next"]');
    await expect(next).toHaveAttribute('aria-disabled', 'false');

    await expect(next).toHaveAccessibleName('Récits suivants');
  });

test('figures are side by side without a margin', async ({ page }) => {
  const figure = '<figure style="margin: 0" data-testimonials-part="slide"><p>Récit</p></figure>';
  await openHtml(page, storiesOf(figure, 'div'));

  await expect(page.locator('[data-testimonials-part="pagination"]')).toHaveText(
    'Diapositives 1 à 3 sur 5',
  );
});

test('shows no buttons if all stories fit, and shows them if they no longer do', async ({
  page,
}) => {
  const carousel = carouselOn(page, 'peu');
  await carousel.open();
  await expect(carousel.next).toBeHidden();

  await page.setViewportSize({ width: 500, height: 800 });

  await expect(carousel.next).toBeVisible();
});

test('Tab never moves to a story that is out of view', async ({ page }) => {
  const carousel = carouselOn(page, 'longs');
  await carousel.open();
  await carousel.expectUsable(1, 2, 3);
  await carousel.slides.first().getByRole('button').focus();

  const met: string[] = [];
  while (!met.includes('Suivant') && met.length < 9) {
    await page.keyboard.press('Tab');
    met.push((await page.locator(':focus').textContent()) ?? '');
  }

  expect(met.at(-1)).toBe('Suivant');
  expect(met.filter((name) => /Sonia|Bruno/.test(name))).toEqual([]);
});

test('grows when a story is opened', async ({ page }) => {
  const carousel = carouselOn(page, 'longs');
  await carousel.open();
  const heightOf = async () => (await carousel.track.boundingBox())?.height ?? 0;
  const before = await heightOf();

  await carousel.root.getByRole('button', { name: 'Lire la suite : Nadia' }).click();

  await expect.poll(heightOf).toBeGreaterThan(before + 60);
  const [text, story] = [carousel.slides.first().locator('blockquote'), carousel.slides.first()];
  const [inner, outer] = [await text.boundingBox(), await story.boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan(
    (outer?.y ?? 0) + (outer?.height ?? 0),
  );
});

test.describe('if the visitor prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next story is shown without animation', async ({ page }) => {
    const carousel = carouselOn(page);
    await carousel.open();

    const left = await carousel.next.evaluate((next) => {
      if (next instanceof HTMLElement) next.click();
      return next.closest('[data-testimonials]')?.querySelector('ul')?.scrollLeft;
    });

    expect(left).toBeGreaterThan(300);
  });
});

test('scrolls natively, without buttons, if Swiper can’t be loaded', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route('**/assets/swiper-*', (route) => route.abort());
  const carousel = carouselOn(page);
  await carousel.open();

  await expect(carousel.next).toBeHidden();
  await carousel.slides.last().scrollIntoViewIfNeeded();
  await expect(carousel.slides.last()).toBeInViewport();
  await expect.poll(() => messages.join()).toContain('the chunk of Swiper');
  expect(await violations(page, '#recits')).toEqual([]);
});

test('is restored to the server’s HTML by stop, from any slide', async ({ page }) => {
  const carousel = carouselOn(page);
  await page.goto('/testimonials?noscript');
  const sent = await carousel.root.evaluate((root) => root.outerHTML);
  await carousel.open();
  await carousel.press(carousel.next);
  await carousel.expectUsable(2, 3, 4);

  await carousel.root.evaluate((root) => window.Islands?.stop(root));

  expect(await carousel.root.evaluate((root) => root.outerHTML)).toBe(sent);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('moves with a swipe and with a tap, and nothing is wider than the screen', async ({
    page,
  }) => {
    const carousel = carouselOn(page);
    await carousel.open();
    await carousel.swipe();
    await carousel.expectUsable(2);
    await expect(carousel.pagination).toHaveText('Diapositive 2 sur 7');

    await carousel.next.tap();

    await carousel.expectUsable(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('has no accessibility error, at the start and at the end', async ({ page }) => {
  const carousel = carouselOn(page);
  await carousel.open();
  await carousel.expectUsable(1, 2, 3);
  expect(await violations(page, '#recits')).toEqual([]);

  for (const _press of [1, 2, 3, 4]) await carousel.press(carousel.next);
  await carousel.expectUsable(5, 6, 7);

  expect(await violations(page, '#recits')).toEqual([]);
});
