/**
 * Files of the project in the guide: a page says `<!-- file integrations/nginx/islands.conf, by npm run docs -->`, and the file
 * stands below as a block of code, up to `<!-- until here -->`. What is shown is what the tests run.
 */
import { extname } from 'node:path';
import { END } from './example-blocks.ts';

const BLOCK = /<!-- file (\S+), by npm run docs -->.*?<!-- until here -->/gs;
const LANGUAGES: Readonly<Record<string, string>> = { '.conf': 'nginx', '.js': 'js', '.ts': 'ts' };

/** Returns the page with every file as it is now; `read` gives the text of a path. */
export function withFiles(page: string, read: (path: string) => string): string {
  return page.replace(BLOCK, (_, path: string) => {
    const language = LANGUAGES[extname(path)];
    if (!language)
      throw new Error(`expected ${path} to end in ${Object.keys(LANGUAGES).join(', ')}`);
    const block = `\`\`\`${language}\n${read(path).trim()}\n\`\`\``;
    return [`<!-- file ${path}, by npm run docs -->`, block, END].join('\n\n');
  });
}
