/** Moves through pages with the theme by Tab, from the first link to the last one. */
import { expect } from '@playwright/test';
import { disorderIn, walk } from './tab-stops.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, width] of [
  ['accueil', 1280],
  ['accueil', 360],
  ['inscription', 360],
  ['pres-de-chez-vous', 1280],
] as const)
  test(`on /${name} at ${width} px, Tab moves from the first link to the last one, with a visible focus ring`, async ({
    page,
    pageLog,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/${name}`, pageLog);

    const stops = await walk(page);

    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(disorderIn(stops)).toEqual([]);
  });
