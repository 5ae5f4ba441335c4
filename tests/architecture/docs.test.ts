import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidePages } from '../../tooling/docs/guide-pages.ts';

it.each(await guidePages())(
  '$path is up to date with the contracts and the examples; if it is not, run `npm run docs`',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);
