/**
 * Inserts pictures into the guide. After the mark `<!-- picture cards, by npm run docs -->`, the picture of
 * `docs/pictures/` follows, with the description of its scene, up to `<!-- until here -->`.
 */
import { SCENES } from '../pictures/scenes.ts';
import { END } from './example-blocks.ts';

const BLOCK = /<!-- picture ([a-z-]+), by npm run docs -->.*?<!-- until here -->/gs;

/** Returns the mark for the picture of the root. */
export function pictureMarkOf(root: string): string {
  return `<!-- picture ${root}, by npm run docs -->`;
}

/** Returns the page with the pictures of its marks. */
export function withPictures(page: string): string {
  return page.replace(BLOCK, (_, root: string) =>
    [pictureMarkOf(root), `![${wordsOf(root)}](pictures/${root}.webp)`, END].join('\n\n'),
  );
}

function wordsOf(root: string): string {
  const scene = SCENES[root];
  if (!scene) throw new Error(`expected a scene for ${root} in tooling/pictures/scenes.ts`);
  return `On the left the server’s HTML, on the right the mounted root: ${scene.used}`;
}
