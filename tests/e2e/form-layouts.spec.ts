/** Forms that are a row or a grid: what the script adds has a line of its own, and moves nothing at the mount. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutShifts, shiftsAreSeen, watchLayout } from '../sweeps/layout.ts';
import { exampleHtml } from './all-examples.ts';
import { openHtml } from './own-page.ts';
import { openBeforeMount, RESET } from './reset-page.ts';

const LAYOUTS = {
  'a row': 'display: flex; gap: 1rem; align-items: flex-end',
  'a row that wraps': 'display: flex; flex-wrap: wrap; gap: 1rem',
  'a grid': 'display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; gap: 1rem',
  'a row that sizes its children': 'display: flex; flex-wrap: wrap; gap: 1rem',
  'a grid that sizes its children':
    'display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 1rem',
} as const;

/** Rules for all children of such a form. */
const SIZES: Readonly<Record<string, string>> = {
  'a row that sizes its children': 'form > * { flex: 1 1 14rem }',
  'a grid that sizes its children': 'form > * { grid-column: span 4 }',
};

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
        `<style>${SIZES[name] ?? ''}</style><form data-form method="post" action="/essai" style="${layout}">${FIELDS.join('')}<button>Envoyer</button></form><p id="suite">La suite</p>`,
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
      expect(Math.round(added?.width ?? 0)).toBe(form?.width);
      expect((await places(page)).map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    });

const ROW = 'display: flex; gap: 1rem; align-items: center';
const NAME = '<label for="nom">Nom</label><input id="nom" name="nom" required>';
const TOWN = '<label for="ville">Ville</label><input id="ville" name="ville" required>';
const SEND = '<button>Envoyer</button>';
const DIRECT_FIELDS = {
  'a row of one field': form(ROW, NAME + SEND),
  'a row of two fields': form(ROW, NAME + TOWN + SEND),
  'a grid of one field': form('display: grid; grid-template-columns: auto 1fr auto', NAME + SEND),
  'a row of two fields in the form': form('', `<div style="${ROW}">${NAME}${TOWN}${SEND}</div>`),
  'a row in a row': form(ROW, `<div style="${ROW}">${NAME}</div>${SEND}`),
  'a row in the form that wraps': form(
    '',
    `<div style="${ROW}; flex-wrap: wrap">${NAME}${TOWN}${SEND}</div>`,
  ),
} as const;

for (const [name, html] of Object.entries(DIRECT_FIELDS))
  test(`an error splits nothing in ${name}`, async ({ page }) => {
    await openForm(page, html);
    const before = await places(page);
    await leaveEmpty(page.getByLabel('Nom'));
    const error = page.locator('[data-form-part="error"]');
    await expect(error).toHaveText('« Nom » : remplissez ce champ.');

    const after = await places(page);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    const [form, added] = [await page.locator('form').boundingBox(), await error.boundingBox()];
    expect(added?.width).toBe(form?.width);
    expect(added?.y).toBeGreaterThan(before[0]?.y ?? Number.NaN);
  });

const ALIGNED = {
  end: ['align-items: end', ''],
  center: ['align-items: center', ''],
  baseline: ['align-items: baseline', ''],
  'the button’s end': ['', 'align-self: end'],
};

for (const [alignment, [ofRow, ofButton]] of Object.entries(ALIGNED))
  for (const width of [360, 1280])
    test(`an error in a cell of a row leaves the button beside it in its place: ${alignment}, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const cells = `<div style="flex: 1">${NAME}</div><div style="${ofButton}">${SEND}</div>`;
      await openForm(page, form(`display: flex; gap: 1rem; ${ofRow}`, cells));
      const before = await places(page);

      await leaveEmpty(page.getByLabel('Nom'));

      const error = page.locator('[data-form-part="error"]');
      await expect(error).toHaveText(/Nom/);
      expect((await places(page)).slice(0, -1)).toEqual(before.slice(0, -1));
      expect((await error.boundingBox())?.width).toBe(
        (await page.locator('form').boundingBox())?.width,
      );
    });

test('an error of a field outside its form stays beside the field', async ({ page }) => {
  await openForm(
    page,
    `<div style="display: flex; align-items: center"><div id="cell"><label>Nom <input form="f" required></label></div><p>À côté</p></div>${form('', SEND).replace('<form', '<form id="f"')}`,
  );

  await leaveEmpty(page.getByLabel('Nom'));

  await expect(page.locator('#cell > [data-form-part="error"]')).toHaveText(/Nom/);
});

test('an error in a cell of a stretched row stays in its cell', async ({ page }) => {
  const cells = [NAME, TOWN].map((field) => `<div style="flex: 1">${field}</div>`);
  await openForm(page, form('display: flex; gap: 1rem', cells.join('')));

  await leaveEmpty(page.getByLabel('Nom'));

  await expect(page.locator('form > div:first-child > [data-form-part="error"]')).toHaveText(/Nom/);
});

const GRIDS = {
  'labels and fields': form('display: grid; grid-template-columns: auto 1fr', NAME + TOWN + SEND),
  'labels with their fields': form(
    'display: grid; grid-template-columns: 1fr 1fr',
    `<label>Nom <input required></label><label>Ville <input required></label>
    <label>Pays <input></label><label>Rue <input></label>${SEND}`,
  ),
  'labels with their fields, in the form': form(
    '',
    `<div style="display: grid; grid-template-columns: 1fr 1fr">
    <label>Nom <input required></label><label>Ville <input required></label></div>${SEND}`,
  ),
} as const;

for (const [name, html] of Object.entries(GRIDS))
  test(`errors in a grid of ${name} leave the cells in their columns`, async ({ page }) => {
    await openForm(page, html);
    const before = await places(page);

    await page.getByLabel('Nom').press('Enter');
    const errors = page.locator('[data-form-part="error"]');
    await expect(errors).toHaveText([/Nom/, /Ville/]);

    const after = await places(page);
    expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    expect(rowsOf(after)).toEqual(rowsOf(before));
    const [error] = await errors.all();
    const { width } = (await error?.boundingBox()) ?? {};
    expect(width).toBe((await page.locator('form').boundingBox())?.width);
  });

for (const [which, ...visited] of [
  ['after a submit'],
  ['after visits in their order', 'Nom', 'Ville'],
  ['after visits in another order', 'Ville', 'Nom'],
] as const)
  test(`errors of one row are after it, in the order of their fields: ${which}`, async ({
    page,
  }) => {
    const html = form('', `<div style="${ROW}">${NAME}${TOWN}${SEND}</div>`);
    await openForm(page, html);

    for (const name of visited) await leaveEmpty(page.getByLabel(name));
    if (visited.length === 0) await page.getByLabel('Nom').press('Enter');

    const errors = page.locator('form > div ~ [data-form-part="error"]');
    await expect(errors).toHaveText([/Nom/, /Ville/]);
  });

test('the error of radio buttons in a row is below them', async ({ page }) => {
  const radios = ['Oui', 'Non'].map(
    (one) => `<label><input type="radio" name="a" value="${one}" required> ${one}</label>`,
  );
  const html = form(
    '',
    `<fieldset style="${ROW}; flex-wrap: wrap">${radios.join('')}</fieldset>${SEND}`,
  );
  await openForm(page, html);
  const before = await places(page);

  await page.getByLabel('Oui').press('Enter');

  const error = page.locator('[data-form-part="error"]');
  await expect(error).toHaveText(/choisissez une réponse/);
  const after = await places(page);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect((await error.boundingBox())?.y).toBeGreaterThan(after[1]?.y ?? Number.NaN);
});

test('cells that leave holes in their grid stay in them', async ({ page }) => {
  const spans = [8, 6, 4].map(
    (span) => `<label style="grid-column: span ${span}">Champ ${span} <input required></label>`,
  );
  const html = form('display: grid; grid-template-columns: repeat(12, 1fr)', spans.join('') + SEND);
  await openForm(page, html);
  const before = await places(page);

  await page.getByLabel('Champ 8').press('Enter');
  await expect(page.locator('[data-form-part="error"]')).toHaveCount(3);

  const after = await places(page);
  expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  expect(rowsOf(after)).toEqual(rowsOf(before));
});

test('a grid that flows in columns stays one line', async ({ page }) => {
  const html = form('display: grid; grid-auto-flow: column; gap: 1rem', NAME + SEND);
  await openForm(page, html);

  await leaveEmpty(page.getByLabel('Nom'));

  await expect(page.locator('[data-form-part="error"]')).toHaveText(/Nom/);
  const [field, button] = await places(page);
  expect(button?.x).toBeGreaterThan(field?.x ?? Number.NaN);
});

test('an error that the server places in a row stays there', async ({ page }) => {
  const slot = '<span data-form-part="error" data-for="nom" style="width: 12rem"></span>';
  await openForm(page, form(ROW, `${NAME}${slot}${SEND}`));
  const before = await places(page);

  await leaveEmpty(page.getByLabel('Nom'));

  await expect(page.locator('[data-form-part="error"]')).toHaveText(/Nom/);
  expect((await places(page)).map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  expect((await page.locator('[data-form-part="error"]').boundingBox())?.width).toBe(192);
});

test('a form without a required field has no empty hint, which would add a gap', async ({
  page,
}) => {
  const field = '<label>Courriel <input type="email" value="a@b.fr"></label>';
  const run = await openBeforeMount(page, form('display: grid; gap: 20px', field + SEND));
  await watchLayout(page);
  const before = await places(page);

  run();
  await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
  await page.getByLabel('Courriel').focus();
  await page.getByLabel('Courriel').fill('c@d.fr');
  await shiftsAreSeen(page);

  expect(await layoutShifts(page)).toEqual([]);
  expect(await places(page)).toEqual(before);
  await expect(page.locator('[data-form-part="hint"]')).toHaveCount(0);

  await page.getByLabel('Courriel').fill('a');
  await expect(page.locator('[data-form-part="hint"]')).toContainText('Courriel');
});

/** In a column, `flex-basis: 100%` would be the height of the form. */
for (const name of ['form', 'form-full'])
  test(`in a cell of a grid, the example ${name} stays a column`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const layout = 'main { display: grid } form { display: flex; flex-direction: column }';
    const html = `<main>${exampleHtml(name)}</main>`;
    await openHtml(page, html, { head: `${RESET}<style>${layout}</style>` });
    await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
    await page.getByRole('textbox').first().press('Enter');
    await expect(page.locator('[data-form-part="error"]').first()).not.toBeEmpty();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

for (const [name, roots] of Object.entries({ alone: '', 'with data-form': 'data-form' }))
  test(`the result of a test that is a row has a line of its own, ${name}`, async ({ page }) => {
    const run = await openBeforeMount(
      page,
      `<form data-fagerstrom ${roots} action="/essai" style="${ROW}">${NAME}${SEND}</form><p id="suite">La suite</p>`,
    );
    await watchLayout(page);
    const before = await places(page);

    run();
    await expect(page.locator('form')).toHaveAttribute('data-island-state', 'mounted');
    await shiftsAreSeen(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await places(page)).toEqual(before);

    await page.route('**/api/result-test-fagerstrom?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h2>Dépendance faible</h2>' }),
    );
    await page.getByLabel('Nom').fill('Léa');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    const result = page.getByRole('heading', { name: 'Dépendance faible' });
    await expect(result).toBeVisible();
    const [box, added] = [await page.locator('form').boundingBox(), await result.boundingBox()];
    expect(added?.width).toBe(box?.width);
    expect((await places(page)).slice(0, -1)).toEqual(before.slice(0, -1));
  });

async function openForm(page: Page, html: string): Promise<void> {
  await openHtml(page, html, { head: RESET });
  await expect(page.locator('form')).toHaveAttribute('data-form-state', 'mounted');
}

/** Types into the field, empties it, and leaves it. */
async function leaveEmpty(field: Locator): Promise<void> {
  await field.fill('A');
  await field.fill('');
  await field.press('Tab');
}

function form(style: string, content: string): string {
  return `<form data-form method="post" action="/essai" style="${style}">${content}</form><p id="suite">La suite</p>`;
}

/** Returns for each place how many rows are above it. */
function rowsOf(all: readonly { y: number }[]): readonly number[] {
  const rows = [...new Set(all.map(({ y }) => y))].sort((one, other) => one - other);
  return all.map(({ y }) => rows.indexOf(y));
}

/** Returns the places of the fields, of the button, and of what follows the form. */
function places(page: Page): Promise<readonly { x: number; y: number }[]> {
  return page.locator('input, button, #suite').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
}
