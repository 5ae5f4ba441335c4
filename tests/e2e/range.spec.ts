import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const rangeIn = (page: Page, id: string) => page.locator(`#${id}-curseur`);
const tooltipIn = (page: Page, id: string) => page.locator(`#${id} [data-range-view="tooltip"]`);
const ticksIn = (page: Page, id: string) => page.locator(`#${id} [data-range-view="scale"] i`);

async function open(page: Page): Promise<void> {
  await page.goto('/range');
  await expect(tooltipIn(page, 'nomme')).toHaveText('Dans les 5 minutes');
}

/** How far the middle of the tooltip is from the thumb's, in px, and whether it lies in the root's box. */
async function placeIn(page: Page, id: string) {
  return page.evaluate((name) => {
    const input = document.querySelector<HTMLInputElement>(`#${name}-curseur`);
    const root = input?.closest('[data-range]')?.getBoundingClientRect();
    const tooltip = document
      .querySelector(`#${name} [data-range-view=tooltip]`)
      ?.getBoundingClientRect();
    if (!input || !root || !tooltip) throw new Error('expected a range with its tooltip');
    const track = input.getBoundingClientRect();
    const ratio =
      (input.valueAsNumber - Number(input.min)) / (Number(input.max || 100) - Number(input.min));
    const thumb = track.left + 8 + ratio * (track.width - 16);
    return {
      width: tooltip.width,
      off: Math.abs(tooltip.left + tooltip.width / 2 - thumb),
      isInside: tooltip.left >= root.left - 0.5 && tooltip.right <= root.right + 0.5,
      isAbove: tooltip.bottom <= track.top + 0.5 && tooltip.top >= root.top - 0.5,
    };
  }, id);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a range that is sent with its form', async ({ page }) => {
    await page.goto('/range');
    await rangeIn(page, 'nomme').focus();
    await page.keyboard.press('ArrowRight');

    await page.getByRole('button', { name: 'Valider' }).click();

    await expect(page).toHaveURL(/delai=1/);
  });
});

test('the name of the step is shown and read out, by keyboard alone', async ({ page }) => {
  await open(page);
  const range = rangeIn(page, 'nomme');
  await range.focus();

  for (const [key, name] of [
    ['ArrowRight', '6 à 30 minutes'],
    ['ArrowUp', '31 à 60 minutes'],
    ['End', "Plus d'une heure"],
    ['Home', 'Dans les 5 minutes'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(range).toHaveAttribute('aria-valuetext', name);
    await expect(tooltipIn(page, 'nomme')).toHaveText(name);
    expect((await placeIn(page, 'nomme')).isInside).toBe(true);
  }
});

test('the tooltip follows the pointer, 150 px wide, over the thumb', async ({ page }) => {
  await open(page);
  await rangeIn(page, 'partiel').scrollIntoViewIfNeeded();
  const box = await rangeIn(page, 'partiel').boundingBox();
  if (!box) throw new Error('expected the range to have a box');

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);

  await expect(tooltipIn(page, 'partiel')).toHaveText('Une dizaine');
  const place = await placeIn(page, 'partiel');
  expect(place).toMatchObject({ width: 150, isInside: true, isAbove: true });
  expect(place.off).toBeLessThan(1);
  await page.mouse.up();
});

test('the number is shown where there is no name', async ({ page }) => {
  await open(page);

  await rangeIn(page, 'sans-nom').scrollIntoViewIfNeeded();
  await expect(tooltipIn(page, 'partiel')).toHaveText('20');
  await expect(rangeIn(page, 'sans-nom')).toHaveAttribute('aria-valuetext', '50');
  await expect(ticksIn(page, 'sans-nom')).toHaveCount(0);
});

test('each step has a tick, and a name where there is room', async ({ page }) => {
  await open(page);
  await expect(ticksIn(page, 'nomme')).toHaveText([
    'Dans les 5 minutes',
    '6 à 30 minutes',
    '31 à 60 minutes',
    "Plus d'une heure",
  ]);
  const named = page.locator('#nomme [data-range-named]');
  await expect(named).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 640 });

  await expect(named).toHaveCount(0);
  await expect.poll(async () => (await placeIn(page, 'nomme')).isInside).toBe(true);
});

test('it is right in a panel that was closed', async ({ page }) => {
  await open(page);

  await page.getByRole('button', { name: 'Ouvrir la question' }).click();

  await expect(tooltipIn(page, 'panneau')).toHaveText('Forte');
  await expect
    .poll(() => placeIn(page, 'panneau'))
    .toMatchObject({ width: 150, isInside: true, isAbove: true });
});

test('it is right in a tab that was hidden', async ({ page }) => {
  await open(page);

  await page.locator('#onglet').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'À vous' }).click();

  await expect(tooltipIn(page, 'onglet')).toHaveText('Légère');
  await expect
    .poll(() => placeIn(page, 'onglet'))
    .toMatchObject({ width: 150, isInside: true, isAbove: true });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the tooltip follows', async ({ page }) => {
    await open(page);
    const box = await rangeIn(page, 'nomme').boundingBox();
    if (!box) throw new Error('expected the range to have a box');

    await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2);

    await expect(tooltipIn(page, 'nomme')).toHaveText("Plus d'une heure");
    expect(await placeIn(page, 'nomme')).toMatchObject({ isInside: true, isAbove: true });
  });
});

test('names of steps cover nothing where there is just room for them', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page);
  await expect(page.locator('#nomme [data-range-named]')).toHaveCount(1);

  const button = await page.getByRole('button', { name: 'Valider' }).boundingBox();
  const bottoms = await ticksIn(page, 'nomme').evaluateAll((ticks) =>
    ticks.map((tick) => tick.getBoundingClientRect().bottom),
  );

  expect(Math.max(...bottoms)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('the name follows a reset and the way back', async ({ page }) => {
  await open(page);
  await rangeIn(page, 'nomme').fill('2');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(tooltipIn(page, 'nomme')).toHaveText('Dans les 5 minutes');

  await rangeIn(page, 'nomme').fill('2');
  await page.goto('/conseils');
  await page.goBack();

  await expect(rangeIn(page, 'nomme')).toHaveValue('2');
  await expect(tooltipIn(page, 'nomme')).toHaveText('31 à 60 minutes');
});

test('stopping it leaves the server’s range', async ({ page }) => {
  await page.goto('/range?noscript');
  const before = await page.locator('#nomme').innerHTML();
  await open(page);

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#nomme').innerHTML()).toBe(before);
});

test('what a template gets wrong is told, and the range still works', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/range-errors');

  await expect(tooltipIn(page, 'illisible')).toHaveText('2');
  await expect.poll(() => said.join('\n')).toMatch(/a JSON list of texts.*#illisible-curseur/);
  await expect.poll(() => said.join('\n')).toMatch(/expected an <input type="range"> inside/);
});

for (const width of [1280, 360]) {
  test(`is accessible, fits and doesn’t move at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(list.getEntries().length);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);

    expect(await violations(page, '#contenu')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '0')).toBe('0');
  });
}
