import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidePages } from '../../tooling/docs/guide-pages.ts';

it.each(await guidePages())(
  '$path says what the contracts and the examples say; where it does not, run `npm run docs`',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);
