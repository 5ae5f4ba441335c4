/** Early use of the testimonials and of the mobile slider. */
import { expect, type Page } from '@playwright/test';
import type { Row, Unused } from './row.ts';

type Name = 'testimonials' | 'slider';

const carousel = (name: Name) =>
  `<section data-${name}>
     <ul data-${name}-part="track">${[1, 2, 3, 4, 5, 6]
       .map((number) => `<li data-${name}-part="slide"><p>Récit ${number}</p></li>`)
       .join('')}</ul>
     <button type="button" data-${name}-part="previous">Précédent</button>
     <button type="button" data-${name}-part="next">Suivant</button>
     <p data-${name}-part="pagination"></p>
   </section>`;

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Expects the text below the slides, and the visible slide. */
async function expectAt(page: Page, words: string, slide: number): Promise<void> {
  await expect(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  await expect(page.getByText(`Récit ${slide}`)).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByText(`Récit ${slide}`).locator('..')).not.toHaveAttribute('inert');
}

/** Scrolls the slides to their end, as a trackpad does. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByText('Récit 1').hover();
  /* In Firefox, one turn of the wheel scrolls at most to the next slide. */
  await expect(async () => {
    await page.mouse.wheel(5000, 0);
    await expect(page.getByText('Récit 6')).toBeInViewport({ ratio: 0.95, timeout: 1000 });
  }).toPass();
}

/**
 * Slides that are visible. `first`: at the start; `after`: after one step; `twice`: after two; `before`: one before the
 * end.
 */
interface Course {
  readonly width: number;
  readonly after: readonly [string, number];
  readonly twice: readonly [string, number];
  readonly before: readonly [string, number];
}

const courses: Readonly<Record<Name, readonly Course[]>> = {
  testimonials: [
    {
      width: 1280,
      after: ['Diapositives 2 à 4 sur 6', 4],
      twice: ['Diapositives 3 à 5 sur 6', 5],
      before: ['Diapositives 3 à 5 sur 6', 3],
    },
    {
      width: 390,
      after: ['Diapositive 2 sur 6', 2],
      twice: ['Diapositive 3 sur 6', 3],
      before: ['Diapositive 5 sur 6', 5],
    },
  ],
  slider: [
    {
      width: 390,
      after: ['Diapositive 2 sur 6', 2],
      twice: ['Diapositive 3 sur 6', 3],
      before: ['Diapositive 5 sur 6', 5],
    },
  ],
};

const rowsOf = (root: Name, { width, after, twice, before }: Course): readonly Row[] => {
  const place = { root, width, html: carousel(root) };
  return [
    {
      ...place,
      control: 'next',
      does: `a click on "next" moves on by one at ${width} px`,
      act: (page) => button(page, 'Suivant').click(),
      effect: (page) => expectAt(page, ...after),
    },
    {
      ...place,
      control: 'next',
      does: `two clicks on "next" move on by two at ${width} px`,
      act: async (page) => {
        await button(page, 'Suivant').click();
        await button(page, 'Suivant').click();
      },
      effect: (page) => expectAt(page, ...twice),
    },
    {
      ...place,
      control: 'next',
      does: `the Enter key on "next" moves on by one at ${width} px`,
      act: async (page) => {
        await button(page, 'Suivant').focus();
        await page.keyboard.press('Enter');
      },
      effect: (page) => expectAt(page, ...after),
    },
    {
      ...place,
      control: 'previous',
      does: `a click on "previous" moves back by one from where the slides were scrolled to at ${width} px`,
      act: async (page) => {
        await scrollToEnd(page);
        await button(page, 'Précédent').click();
      },
      effect: (page) => expectAt(page, ...before),
    },
  ];
};

const turnedPhone: Row = {
  root: 'slider',
  control: 'next',
  does: 'a click on "next" moves on by one in a window that has just become narrow',
  html: carousel('slider'),
  width: 1000,
  act: async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Suivant').click();
  },
  effect: (page) => expectAt(page, 'Diapositive 2 sur 6', 2),
};

export const rows: readonly Row[] = [
  ...(['testimonials', 'slider'] as const).flatMap((name) =>
    courses[name].flatMap((course) => rowsOf(name, course)),
  ),
  turnedPhone,
];

export const unused: Unused = {
  'slider track': 'it scrolls without script',
  'slider slide': 'it is scrolled with the track',
  'slider pagination': 'it is read only',
  'testimonials track': 'it scrolls without script',
  'testimonials slide': 'it is scrolled with the track',
  'testimonials pagination': 'it is read only',
};
