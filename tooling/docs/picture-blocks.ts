/**
 * Pictures in the guide: a page says `<!-- picture cards, by npm run docs -->`, and the picture of `docs/pictures/` stands below,
 * with the words that its scene has, up to `<!-- until here -->`.
 */
import { SCENES } from '../pictures/scenes.ts';
import { END } from './example-blocks.ts';

const BLOCK = /<!-- picture ([a-z-]+), by npm run docs -->.*?<!-- until here -->/gs;

/** Returns the line after which the picture of the root stands. */
export function pictureMarkOf(root: string): string {
  return `<!-- picture ${root}, by npm run docs -->`;
}

/** Returns the page with the picture of each root that it names. */
export function withPictures(page: string): string {
  return page.replace(BLOCK, (_, root: string) =>
    [pictureMarkOf(root), `![${wordsOf(root)}](pictures/${root}.webp)`, END].join('\n\n'),
  );
}

function wordsOf(root: string): string {
  const scene = SCENES[root];
  if (!scene) throw new Error(`expected a scene for ${root} in tooling/pictures/scenes.ts`);
  return `On the left the server’s HTML, on the right the same alive, ${scene.used}`;
}
