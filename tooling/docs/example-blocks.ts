/**
 * Examples in the guide: a page says `<!-- example cards, by npm run docs -->`, and the file `docs/examples/cards.html` stands
 * below as a block of HTML, up to `<!-- until here -->`.
 */
export const END = '<!-- until here -->';

export function markOf(example: string): string {
  return `<!-- example ${example}, by npm run docs -->`;
}

const BLOCK = /<!-- example ([a-z-]+), by npm run docs -->.*?<!-- until here -->/gs;

/** The page with every example as its file has it now; `read` gives the file of an example. */
export function withExamples(page: string, read: (example: string) => string): string {
  return page.replace(BLOCK, (_, example: string) =>
    [markOf(example), `\`\`\`html\n${read(example).trim()}\n\`\`\``, END].join('\n\n'),
  );
}
