/** Early use of tabs. */
import { expect, type Page } from '@playwright/test';
import type { Row, Unused } from './row.ts';

const TABS = `<div data-tabs><div data-tabs-part="list">
    <button type="button" data-tabs-part="tab" aria-controls="un">Premier</button>
    <button type="button" data-tabs-part="tab" aria-controls="deux">Deuxième</button>
    <button type="button" data-tabs-part="tab" aria-controls="trois">Troisième</button></div>
  <div data-tabs-part="panel" id="un">Texte un</div><div data-tabs-part="panel" id="deux">Texte deux</div>
  <div data-tabs-part="panel" id="trois">Texte trois</div></div>`;
const TAB_LINKS = TABS.replace(
  /<button type="button" (data-tabs-part="tab") aria-controls="(\w+)">(.*?)<\/button>/g,
  '<a $1 href="#$2">$3</a>',
);
const selects = (name: string, words: string) => async (page: Page) => {
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
};
const isFocused = (name: string) => (page: Page) =>
  expect(page.getByRole('tab', { name })).toBeFocused();
const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    await page.getByText('Premier').focus();
    for (const key of pressed) await page.keyboard.press(key);
  };

const tab = { root: 'tabs', control: 'tab', html: TABS };
export const rows: readonly Row[] = [
  {
    ...tab,
    does: 'a click on a "tab" shows its panel',
    act: (page) => page.getByText('Deuxième').click(),
    effect: selects('Deuxième', 'Texte deux'),
  },
  {
    ...tab,
    does: 'a click on a "tab" that is a link shows its panel',
    html: TAB_LINKS,
    act: (page) => page.getByText('Deuxième').click(),
    effect: selects('Deuxième', 'Texte deux'),
  },
  {
    ...tab,
    does: 'the Space key on a "tab" that is a link shows its panel',
    html: TAB_LINKS,
    act: async (page) => {
      await page.getByText('Deuxième').focus();
      await page.keyboard.press('Space');
    },
    effect: selects('Deuxième', 'Texte deux'),
  },
  {
    ...tab,
    does: 'the arrow key on a "tab" leads to the next',
    act: keys('ArrowRight'),
    effect: isFocused('Deuxième'),
  },
  {
    ...tab,
    does: 'two arrow keys lead to the "tab" after the next',
    act: keys('ArrowRight', 'ArrowRight'),
    effect: isFocused('Troisième'),
  },
  {
    ...tab,
    does: 'the End key on a "tab" that is a link leads to the last',
    html: TAB_LINKS,
    act: keys('End'),
    effect: isFocused('Troisième'),
  },
  {
    ...tab,
    does: 'an arrow key and then the Enter key show the panel of the next "tab"',
    act: keys('ArrowRight', 'Enter'),
    effect: selects('Deuxième', 'Texte deux'),
  },
];

export const unused: Unused = {
  'tabs list': 'it holds the tabs',
  'tabs panel': 'it is read only',
};
