/** Inserts the sentence that lists the islands, after the mark `<!-- islands, by npm run docs -->`. */
import type { Contract } from '../../src/runtime/contract.ts';
import { END } from './example-blocks.ts';

const MARK = '<!-- islands, by npm run docs -->';
const BLOCK = /<!-- islands, by npm run docs -->.*?<!-- until here -->/gs;

/** Returns the page with the current names of the islands. */
export function withIslandNames(page: string, contracts: readonly Contract[]): string {
  const names = contracts.filter(({ kind }) => kind === 'island').map(({ name }) => `\`${name}\``);
  const list = new Intl.ListFormat('en').format(names.sort());
  return page.replace(BLOCK, () =>
    [MARK, `Islands are ${list}; all others are behaviours.`, END].join('\n\n'),
  );
}
