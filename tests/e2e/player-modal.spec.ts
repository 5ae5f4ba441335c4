import { expect, type Locator, type Page, test } from '@playwright/test';

const trigger = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const outside = (page: Page) => page.locator('#film-1');
const inside = (page: Page) => page.locator('#film-2');
const videoOf = (modal: Locator) => modal.locator('[data-islands-view] video');
const isPlaying = (modal: Locator) =>
  videoOf(modal).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const closeOf = (modal: Locator) => modal.getByRole('button', { name: 'Fermer' });

/** Opens the page and makes its films loop, because they last two seconds and a slow machine may miss them. */
async function open(page: Page): Promise<void> {
  await page.goto('/player-modal');
  for (const kind of ['player', 'player-modal'])
    await expect(page.locator(`[data-${kind}]:not([data-island-state="mounted"])`)).toHaveCount(0);
  await page.locator('video').evaluateAll((films: HTMLVideoElement[]) => {
    for (const film of films) film.loop = true;
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dialogs stay hidden, and a link leads to the film', async ({ page }) => {
    await page.goto('/player-modal');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Voir la vidéo « Souffler »' })).toHaveAttribute(
      'href',
      '/media/clip-vp9.webm',
    );
  });
});

test('opens, plays the media of its trigger, and stops as soon as it closes', async ({ page }) => {
  await open(page);
  await expect(videoOf(outside(page))).toHaveAttribute('preload', 'none');

  await trigger(page, 'Voir la deuxième vidéo').click();

  await expect(outside(page)).toBeVisible();
  await expect(outside(page)).toHaveClass(/is-open/);
  await expect(outside(page)).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('main')).toHaveClass(/is-blurred/);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(closeOf(outside(page))).toBeFocused();
  await expect.poll(() => isPlaying(outside(page))).toBe(true);
  await expect(outside(page).getByText('2/3')).toBeVisible();

  await page.evaluate(() => {
    const modal = document.querySelector('#film-1');
    modal?.querySelector<HTMLElement>('[data-player-modal-part="close"]')?.click();
    const media = [...(modal?.querySelectorAll('video') ?? [])];
    queueMicrotask(() =>
      Object.assign(window, {
        atOnce: [media.every(({ paused }) => paused), modal?.hasAttribute('hidden')],
      }),
    );
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'atOnce')))
    .toEqual([true, false]);
  await expect(trigger(page, 'Voir la deuxième vidéo')).toBeFocused();
  await expect(outside(page)).toBeHidden();
  await expect(outside(page)).toHaveAttribute('hidden');
  await expect(page.locator('main')).not.toHaveClass(/is-blurred/);
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Voir la vidéo « Souffler »' }).click();
  await expect(outside(page).getByText('3/3')).toBeVisible();
  await expect(page).toHaveURL('/player-modal');
});

test('the keyboard reaches all controls of the film, and Escape closes the modal from there', async ({
  page,
}) => {
  await open(page);
  await trigger(page, 'Voir le témoignage').click();
  await expect(closeOf(inside(page))).toBeFocused();
  await expect.poll(() => isPlaying(inside(page))).toBe(true);

  const stops: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
  }
  expect(stops.indexOf('button')).toBeGreaterThanOrEqual(4);
  expect(stops.slice(0, stops.indexOf('button'))).not.toContain('body');
  await expect(closeOf(inside(page)).or(inside(page).locator(':focus')).first()).toBeVisible();

  await videoOf(inside(page)).focus();
  await page.keyboard.press('Escape');

  await expect(inside(page)).toBeHidden();
  await expect(trigger(page, 'Voir le témoignage')).toBeFocused();
  expect(await isPlaying(inside(page))).toBe(false);
});

test('inside main it stays usable and sharp, while the rest is inert and blurred', async ({
  page,
}) => {
  await open(page);

  await trigger(page, 'Voir le témoignage').click();

  await expect(closeOf(inside(page))).toBeFocused();
  await expect(page.locator('main')).toHaveClass(/is-blurred/);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(page.locator('#dehors')).toHaveAttribute('inert');
  await expect.poll(() => isPlaying(inside(page))).toBe(true);
  await expect(
    inside(page).getByRole('button', { name: 'Mettre en pause le media' }),
  ).toBeAttached();
  await page.mouse.click(5, 400);
  await expect(inside(page)).toBeHidden();
});

test('works if it is closed before it has opened, or opened again while it fades out', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(3_600_000);
  const button = trigger(page, 'Voir la première vidéo');

  await button.click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(outside(page)).toBeHidden();

  await button.click();
  await page.clock.runFor(100);
  await expect(outside(page)).toHaveClass(/is-open/);
  await page.keyboard.press('Escape');
  await page.clock.runFor(150);
  await expect(outside(page)).not.toHaveAttribute('hidden');
  await button.click();
  await page.clock.runFor(400);

  await expect(outside(page)).toHaveClass(/is-open/);
  await expect(outside(page)).toBeVisible();
  await expect(closeOf(outside(page))).toBeFocused();
  await expect.poll(() => isPlaying(outside(page))).toBe(true);
});

test('a missing modal is reported in French; a missing media is reported, and the first one plays', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page);
  const button = trigger(page, 'Voir la première vidéo');

  await button.evaluate((element) => element.setAttribute('data-media', '12'));
  await button.click();
  await expect.poll(() => isPlaying(outside(page))).toBe(true);
  await expect(outside(page).getByText('1/3')).toBeVisible();
  await expect.poll(() => messages.join('\n')).toContain('data-media to be an id');
  await page.keyboard.press('Escape');

  await expect(outside(page)).toBeHidden();
  await button.evaluate((element) => element.setAttribute('data-player-modal-open', 'absente'));
  await button.click();
  await expect
    .poll(() => messages)
    .toContain("La modale avec l'identifiant « absente » est introuvable.");
});
