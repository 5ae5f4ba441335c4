/** How many cards are visible before the script has run. */
import { expect, test } from '@playwright/test';
import { openBeforeMount } from './reset-page.ts';

const CARDS = 30;

/** The config, other attributes, and the number of visible cards. */
const ROOTS = [
  ['', '', 9],
  ['{"first":3}', '', 3],
  ['{"step":2,"first":3}', '', 3],
  ['{"first":3,"step":2}', '', 3],
  ['{"first":10}', '', 10],
  ['{"first":12}', '', 12],
  ['{"first":14}', 'data-cards-first="14"', 14],
  ['{"first": 4}', 'data-cards-first="4"', 4],
  ['{"first":18}', 'data-cards-first="18"', 18],
  // CSS can't read these. The script hides the others.
  ['{"first":20}', '', CARDS],
  ['{"first": 4}', '', CARDS],
] as const;

for (const [config, attributes, visible] of ROOTS)
  test(`of ${CARDS} cards with data-cards='${config}' ${attributes}, ${visible} are visible before the script has run`, async ({
    page,
  }) => {
    const cards = Array.from({ length: CARDS }, (_, at) => `<li data-cards-part="card">${at}</li>`);
    await openBeforeMount(
      page,
      `<div><section data-cards='${config}' ${attributes}><ul data-cards-part="list">${cards.join('')}</ul>
      <button data-cards-part="more">Plus</button></section></div>`,
    );

    await expect(page.locator('[data-cards-part="card"]:visible')).toHaveCount(visible);
  });
