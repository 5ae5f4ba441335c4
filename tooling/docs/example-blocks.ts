/**
 * Inserts examples into the guide. After the mark `<!-- example cards, by npm run docs -->`, the file
 * `docs/examples/cards.html` follows as a code block, up to `<!-- until here -->`.
 */
export const END = '<!-- until here -->';

export function markOf(example: string): string {
  return `<!-- example ${example}, by npm run docs -->`;
}

const BLOCK = /<!-- example ([a-z-]+), by npm run docs -->.*?<!-- until here -->/gs;

/** Returns the page with the current examples. `read` returns the file of an example. */
export function withExamples(page: string, read: (example: string) => string): string {
  return page.replace(BLOCK, (_, example: string) =>
    [markOf(example), `\`\`\`html\n${read(example).trim()}\n\`\`\``, END].join('\n\n'),
  );
}
