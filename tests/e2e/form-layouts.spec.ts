/** Forms that are a row or a grid: what the script adds has a line of its own, and moves nothing at the mount. */
import { expect, type Page, test } from '@playwright/test';
import { layoutShifts, shiftsAreSeen, watchLayout } from '../sweeps/layout.ts';
import { openBeforeMount } from './reset-page.ts';

const LAYOUTS = {
  'a row': 'display: flex; gap: 1rem; align-items: flex-end',
  'a row that wraps': 'display: flex; flex-wrap: wrap; gap: 1rem',
  'a grid': 'display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; gap: 1rem',
} as const;

const FIELDS = ['Nom', 'Ville'].map(
  (name) =>
    `<div style="flex:1 1 10rem; min-width:0"><label>${name} <input name="${name}" required style="width:100%"></label></div>`,
);

for (const [name, layout] of Object.entries(LAYOUTS))
  for (const width of [360, 768, 1280])
    test(`${name}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const run = await openBeforeMount(
        page,
        `<form data-form method="post" action="/essai" style="${layout}">${FIELDS.join('')}<button>Envoyer</button></form><p id="suite">La suite</p>`,
      );
      await watchLayout(page);
      const before = await places(page);

      run();
      await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
      await shiftsAreSeen(page);

      expect(await layoutShifts(page)).toEqual([]);
      expect(await places(page)).toEqual(before);

      await page.getByLabel('Nom').press('Enter');
      const summary = page.locator('[data-form-view="summary"]');
      await expect(summary).toBeFocused();
      const [form, added] = [await page.locator('form').boundingBox(), await summary.boundingBox()];
      expect(added?.width).toBe(form?.width);
      expect((await places(page)).map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    });

/** Returns the places of the fields, of the button, and of what follows the form. */
function places(page: Page): Promise<readonly { x: number; y: number }[]> {
  return page.locator('input, button, #suite').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
}
