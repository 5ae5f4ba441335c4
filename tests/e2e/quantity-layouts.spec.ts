/** The buttons − and + of a quantity stay beside their field, and move nothing, however the form is laid out. */
import { expect, type Page, test } from '@playwright/test';
import { openBeforeMount } from './reset-page.ts';

const THEME = `<style>
  body { font: 16px/1.5 sans-serif; padding-inline-start: 8rem }
  form { border: 1px solid }
  input { width: 5rem; padding: .5rem; border: 1px solid }
  button { padding: .6rem 1.2rem }
</style>`;
const IN_LABEL = `<label>Quantité <input type="number" name="quantity" min="0" max="50" value="1" data-cart-button-part="quantity"></label>`;
const WIDTHS = [13, 16, 20, 32];

for (const [layout, css, quantity = IN_LABEL] of [
  ['text', ''],
  ['a row', 'form { display: flex; gap: .75rem }'],
  ['a row that wraps', 'form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end }'],
  ['a row aligned at the top', 'form { display: flex; flex-wrap: wrap; align-items: start }'],
  ['a column', 'form { display: flex; flex-direction: column; gap: .75rem }'],
  ['a column at the left', 'form { display: flex; flex-direction: column; align-items: start }'],
  ['a grid', 'form { display: grid; gap: .75rem }'],
  ['a grid of two columns', 'form { display: grid; grid-template-columns: auto 1fr; gap: .75rem }'],
  [
    'a label above its field',
    'form { display: flex; flex-wrap: wrap; gap: .75rem } label { display: flex; flex-direction: column }',
  ],
  ['a label that is a block', 'label { display: block }'],
  [
    'a label beside its field, in a grid',
    'form { display: grid; gap: .5rem }',
    IN_LABEL.replace(/<label>(.*?)(<.*>)<\/label>/, '<label for="q">$1</label>$2').replace(
      '<input',
      '<input id="q"',
    ),
  ],
  [
    'a unit after the field',
    'form { display: flex; flex-wrap: wrap; gap: .75rem }',
    IN_LABEL.replace('</label>', ' ex.</label>'),
  ],
] as const)
  test(`− and + stay beside their field: ${layout}`, async ({ page }) => {
    const forms = WIDTHS.map(
      (width, at) =>
        `<form data-cart-button id="product_${at + 1}" style="width: ${width}rem" action="/panier" method="post" data-name="Guide ${width}">
        ${quantity.replaceAll('"q"', `"q${at}"`)}<button data-cart-button-part="submit">Ajouter</button></form>`,
    );
    const release = await openBeforeMount(page, `${THEME}<style>${css}</style>${forms.join('')}`);
    const before = await boxesOf(page);
    expect(before).toHaveLength(WIDTHS.length);

    release();
    await expect(page.locator('[data-islands-quantity="steppers"]')).toHaveCount(WIDTHS.length);

    expect(await boxesOf(page)).toEqual(before);
    expect(await misplaced(page)).toEqual([]);
  });

test('− and + follow their field when a text before it changes', async ({ page }) => {
  const release = await openBeforeMount(
    page,
    `${THEME}<style>form { display: flex; gap: 1rem; width: 40rem }</style>
    <form data-cart-button id="product_1" action="/panier" method="post" data-name="Guide"><output>9 €</output>${IN_LABEL}<button data-cart-button-part="submit">Ajouter</button></form>`,
  );
  release();
  await expect(page.locator('[data-islands-quantity="steppers"]')).toBeVisible();
  const distance = () =>
    page.locator('form').evaluate((form) => {
      const [field, steppers] = [
        'input[name="quantity"]',
        '[data-islands-quantity="steppers"]',
      ].map((selector) => form.querySelector(selector)?.getBoundingClientRect());
      return Math.round((steppers?.left ?? 0) - (field?.right ?? 0));
    });
  await expect.poll(distance).toBe(8);

  await page.locator('output').evaluate((output) => {
    output.textContent = '1 234,50 €';
  });

  await expect.poll(distance).toBe(8);
});

test('− and + follow their field when the layout changes', async ({ page }) => {
  const release = await openBeforeMount(
    page,
    `${THEME}<style>form { display: flex } @media (width < 40em) { form { display: block } } @media (width < 30em) { form { display: grid } }</style>
    <form data-cart-button id="product_1" action="/panier" method="post" data-name="Guide">${IN_LABEL}<button data-cart-button-part="submit">Ajouter</button></form>`,
  );
  release();
  await expect(page.locator('[data-islands-quantity="steppers"]')).toBeVisible();

  for (const width of [1280, 600, 400, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => misplaced(page)).toEqual([]);
  }
});

test('− and + stay within their space, whatever the smallest size of buttons is', async ({
  page,
}) => {
  const release = await openBeforeMount(
    page,
    `${THEME}<style>button { min-width: 4rem; min-height: 4rem }</style>
    <form data-cart-button id="product_1" action="/panier" method="post" data-name="Guide">${IN_LABEL}<button data-cart-button-part="submit">Ajouter</button></form>`,
  );
  release();

  const box = await page.locator('[data-islands-quantity="steppers"]').boundingBox();
  const buttons = page.locator('[data-islands-quantity="steppers"] button');
  const [fewer, more] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect(fewer).toMatchObject({ x: box?.x, y: box?.y, height: box?.height });
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBe((box?.x ?? 0) + (box?.width ?? 0));
});

test('− and + are below their field in a very narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 220, height: 800 });
  const release = await openBeforeMount(
    page,
    `<style>form { display: flex; flex-direction: column }</style>
    <form data-cart-button id="product_1" action="/panier" method="post" data-name="Guide">${IN_LABEL}<button data-cart-button-part="submit">Ajouter</button></form>`,
  );
  release();

  const steppers = await page.locator('[data-islands-quantity="steppers"]').boundingBox();
  const field = await page.getByRole('spinbutton').boundingBox();
  expect(steppers?.x).toBe(0);
  expect(steppers?.y).toBeGreaterThanOrEqual((field?.y ?? Infinity) + (field?.height ?? Infinity));
});

for (const [layout, css] of [
  ['a row', 'display: flex; gap: .75rem'],
  ['a row whose label grows', 'display: flex } label { flex: 1; min-width: 0'],
  ['a row that wraps', 'display: flex; flex-wrap: wrap; gap: .75rem'],
  ['a column', 'display: flex; flex-direction: column; align-items: start'],
  ['a grid of two columns', 'display: grid; grid-template-columns: auto 1fr; gap: .75rem'],
] as const)
  test(`a refused quantity has a line of its own, and moves nothing in ${layout}`, async ({
    page,
  }) => {
    const release = await openBeforeMount(
      page,
      `${THEME}<style>form { width: 32rem; ${css} }</style>
      <form data-cart-button id="product_1" action="/panier" method="post" data-name="Guide">${IN_LABEL}<button data-cart-button-part="submit">Ajouter</button></form>`,
    );
    release();
    await expect(page.locator('[data-islands-quantity="steppers"]')).toBeVisible();
    const before = await boxesOf(page);

    await page.getByRole('spinbutton').fill('77');
    await page.getByRole('spinbutton').press('Enter');

    const refusal = page.getByRole('status').filter({ hasText: '50' });
    await expect(refusal).toBeVisible();
    expect(await boxesOf(page)).toEqual(before);
    const { y = Number.NaN, width } = (await refusal.boundingBox()) ?? {};
    expect(width).toBe(32 * 16 - 2);
    for (const [, top = 0, , height = 0] of before.flat())
      expect(y).toBeGreaterThanOrEqual(top + height - 1);
  });

/** Returns the boxes of the fields and of the submit buttons. */
function boxesOf(page: Page) {
  return page.locator('form').evaluateAll((forms) =>
    forms.map((form) =>
      [...form.querySelectorAll('input, [data-cart-button-part="submit"]')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    ),
  );
}

/** Returns which buttons are not beside their field, outside their form, or over another control. */
function misplaced(page: Page): Promise<readonly string[]> {
  return page.locator('form').evaluateAll((forms) =>
    forms.flatMap((form, at) => {
      const boxOf = (selector: string) => {
        const found = form.querySelector(selector);
        if (!found) throw new Error(`expected ${selector} in form ${at}`);
        return found.getBoundingClientRect();
      };
      const steppers = boxOf('[data-islands-quantity="steppers"]');
      const field = boxOf('input');
      const submit = boxOf('[data-cart-button-part="submit"]');
      const outer = form.getBoundingClientRect();
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      const problems = {
        'left of the end of the field': steppers.left < field.right,
        'away from the field': steppers.left > field.right + 100,
        'not as high as the field': Math.abs(middle(steppers) - middle(field)) > 2,
        'outside the form': steppers.left < outer.left || steppers.right > outer.right + 1,
        'over the submit button':
          steppers.right > submit.left + 1 &&
          steppers.left < submit.right - 1 &&
          steppers.bottom > submit.top + 1 &&
          steppers.top < submit.bottom - 1,
      };
      return Object.entries(problems).flatMap(([problem, is]) => (is ? [`${at}: ${problem}`] : []));
    }),
  );
}
