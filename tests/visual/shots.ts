/** Lists the pictures: every page unchanged, and with each of its named states open, at three widths. */
import { type FixtureCase, type FixturePage, listPages } from '../../fixtures/site/catalogue.ts';
import { chosenFrom } from '../run/chosen-from.ts';

export const WIDTHS = [360, 768, 1280] as const;

export type Width = (typeof WIDTHS)[number];

/** The pages that `npm test` compares, at one width. Each of them shows another part of the theme. */
const SMOKE = ['accueil', 'boutique', 'conseils', 'form', 'panier', 'profile', 'tabs', 'timeline'];
const SMOKE_WIDTH = 768;

export interface Look {
  readonly page: FixturePage;
  readonly widths: readonly Width[];
  /** The cases that have to be opened. The others are visible on the unchanged page. */
  readonly cases: readonly FixtureCase[];
}

/** Returns all pages at all widths, or the few of `npm test`. */
export async function looks(isWhole: boolean): Promise<readonly Look[]> {
  const pages = await listPages();
  if (isWhole)
    return pages.map((page) => ({
      page,
      widths: WIDTHS,
      cases: page.cases.filter(({ open }) => open),
    }));
  const names = chosenFrom(
    pages.map(({ name }) => name),
    SMOKE,
  );
  return pages
    .filter(({ name }) => names.includes(name))
    .map((page) => ({ page, widths: [SMOKE_WIDTH], cases: [] }));
}

/** Returns the names of all stored pictures. */
export async function pictureNames(): Promise<readonly string[]> {
  return (await looks(true)).flatMap(({ page, widths, cases }) =>
    [undefined, ...cases].flatMap((one) => widths.map((width) => pictureName(page, width, one))),
  );
}

/** Returns the name of a picture: the page, the open case, the width. */
export function pictureName(page: FixturePage, width: Width, example?: FixtureCase): string {
  const state = example ? `--${example.id}` : '';
  return `${page.name.replaceAll('/', '-')}${state}-${width}.webp`;
}
