import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { exampleHtml } from './all-examples.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const rangeIn = (page: Page, id: string) => page.locator(`#${id}-curseur`);
const tooltipIn = (page: Page, id: string) => page.locator(`#${id} [data-range-view="tooltip"]`);
const ticksIn = (page: Page, id: string) => page.locator(`#${id} [data-range-view="scale"] i`);

async function open(page: Page): Promise<void> {
  await page.goto('/range');
  await expect(tooltipIn(page, 'nomme')).toHaveText('Dans les 5 minutes');
}

/** Returns the distance between the middles of tooltip and thumb, in px, and whether the tooltip is inside the root. */
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

  test('it is a native range whose value is sent with its form', async ({ page }) => {
    await page.goto('/range');
    await rangeIn(page, 'nomme').focus();
    await page.keyboard.press('ArrowRight');

    await page.getByRole('button', { name: 'Valider' }).click();

    await expect(page).toHaveURL(/delai=1/);
  });
});

test('by keyboard: the name of the step is shown, and is the value for screen readers', async ({
  page,
}) => {
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

test('the tooltip is 150 px wide, above the thumb, and follows the pointer', async ({ page }) => {
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

test('a step without a name shows its number', async ({ page }) => {
  await open(page);

  await rangeIn(page, 'partiel').scrollIntoViewIfNeeded();
  await expect(tooltipIn(page, 'partiel')).toHaveText('20');
  await rangeIn(page, 'sans-nom').scrollIntoViewIfNeeded();
  await expect(rangeIn(page, 'sans-nom')).toHaveAttribute('aria-valuetext', '50');
  await expect(ticksIn(page, 'sans-nom')).toHaveCount(0);
});

test('each step has a tick, and its name if there is enough room', async ({ page }) => {
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

test('the tooltip has the right position in a panel that was closed', async ({ page }) => {
  await open(page);

  await page.getByRole('button', { name: 'Ouvrir la question' }).click();

  await expect(tooltipIn(page, 'panneau')).toHaveText('Forte');
  await expect
    .poll(() => placeIn(page, 'panneau'))
    .toMatchObject({ width: 150, isInside: true, isAbove: true });
});

test('the tooltip has the right position in a tab that was hidden', async ({ page }) => {
  await open(page);

  await page.locator('#onglet').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'À vous' }).click();

  await expect(tooltipIn(page, 'onglet')).toHaveText('Légère');
  await expect
    .poll(() => placeIn(page, 'onglet'))
    .toMatchObject({ width: 150, isInside: true, isAbove: true });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the tooltip follows', async ({ page }) => {
    await open(page);
    await rangeIn(page, 'nomme').scrollIntoViewIfNeeded();
    const box = await rangeIn(page, 'nomme').boundingBox();
    if (!box) throw new Error('expected the range to have a box');

    await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2);

    await expect(tooltipIn(page, 'nomme')).toHaveText("Plus d'une heure");
    expect(await placeIn(page, 'nomme')).toMatchObject({ isInside: true, isAbove: true });
  });
});

test('names of steps cover nothing if there is just enough room for them', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page);
  await expect(page.locator('#nomme [data-range-named]')).toHaveCount(1);

  const button = await page.getByRole('button', { name: 'Valider' }).boundingBox();
  const bottoms = await ticksIn(page, 'nomme').evaluateAll((ticks) =>
    ticks.map((tick) => tick.getBoundingClientRect().bottom),
  );

  expect(Math.max(...bottoms)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('the name is right after a reset and after Back', async ({ page }) => {
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

test('stop restores the server’s HTML', async ({ page }) => {
  await page.goto('/range?noscript');
  const before = await page.locator('#nomme').innerHTML();
  await open(page);

  await page.evaluate(() => window.Islands?.stop(document.body));

  expect(await page.locator('#nomme').innerHTML()).toBe(before);
});

test('mistakes in a template are reported, and the range still works', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/range-errors');
  for (const root of await page.locator('[data-range]').all()) await root.scrollIntoViewIfNeeded();

  await expect(tooltipIn(page, 'illisible')).toHaveText('2');
  await expect.poll(() => messages.join('\n')).toMatch(/a JSON list of texts.*#illisible-curseur/);
  await expect.poll(() => messages.join('\n')).toMatch(/expected an <input type="range"> inside/);
});

test('a font with higher lines that arrives late moves nothing', async ({ page }) => {
  await openHtml(page, exampleHtml('range'), { head: ISLANDS });
  const slider = page.getByRole('slider');
  const before = await slider.boundingBox();
  const high = `@font-face { font-family: High; src: local('DejaVu Sans'); ascent-override: 200% } [data-range] > :not(label) { font-family: High }`;

  await page.addStyleTag({ content: high });
  await page.evaluate(() => document.fonts.load('16px High'));

  expect(await page.evaluate(() => document.fonts.check('16px High'))).toBe(true);
  expect(await slider.boundingBox()).toEqual(before);
});

for (const width of [1280, 360]) {
  test(`is accessible, fits and has no layout shift at ${width} px`, async ({ page }) => {
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
