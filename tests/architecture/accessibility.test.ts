/** `docs/accessibility.md` has every criterion of RGAA once, and every test that it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { isHeld } from '../../tooling/docs/accessibility/criteria-block.ts';
import { themes } from '../../tooling/docs/accessibility/themes.ts';
import { titlesIn } from './titles.ts';

/**
 * The number of criteria of each theme in RGAA 4.1.2: https://accessibilite.numerique.gouv.fr/methode/criteres-et-tests/
 */
const COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const criteria = themes.flatMap((theme) => theme.criteria);

it('has all 106 criteria of the 13 themes, once and in order', () => {
  const numbers = COUNTS.flatMap((count, theme) =>
    Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`),
  );

  expect(numbers).toHaveLength(106);
  expect(themes.map(({ number }) => number)).toEqual(COUNTS.map((_, at) => at + 1));
  expect(criteria.map(({ number }) => number)).toEqual(numbers);
});

it.each(criteria.filter(isHeld))(
  '$number is checked by a test, by hand, or by the template’s author',
  ({ tests = [], byHand, template }) => {
    expect(tests.length > 0 || byHand || template).toBeTruthy();
  },
);

describe.each(criteria.filter(isHeld).filter(({ tests = [] }) => tests.length > 0))(
  '$number',
  ({ tests = [] }) => {
    it('names existing tests', () => {
      expect(tests.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
      for (const { file, titles } of tests)
        expect(
          titles.filter((title) => !titlesIn(file).includes(title)),
          file,
        ).toEqual([]);
    });
  },
);

it('names existing specs, also in the comparison with other projects', () => {
  const names = globSync('{src,islands,fixtures,tests}/**/*.{spec,test}.{ts,tsx}').map((path) =>
    path.split('/').at(-1),
  );
  const named = readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /`([\w-]+\.(?:spec|test)\.ts)`/g,
  );

  expect([...named].map(([, name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});
