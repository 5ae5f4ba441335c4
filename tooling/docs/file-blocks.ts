/**
 * Inserts files of the project into the guide. After the mark `<!-- file integrations/nginx/islands.conf, by npm run docs
 * -->`, the file follows as a code block, up to `<!-- until here -->`. The tests run the same files.
 */
import { extname } from 'node:path';
import { END } from './example-blocks.ts';

const BLOCK = /<!-- file (\S+), by npm run docs -->.*?<!-- until here -->/gs;
const LANGUAGES: Readonly<Record<string, string>> = { '.conf': 'nginx', '.js': 'js', '.ts': 'ts' };

/** Returns the page with the current files. `read` returns the text of a file. */
export function withFiles(page: string, read: (path: string) => string): string {
  return page.replace(BLOCK, (_, path: string) => {
    const language = LANGUAGES[extname(path)];
    if (!language)
      throw new Error(`expected ${path} to end in ${Object.keys(LANGUAGES).join(', ')}`);
    const block = `\`\`\`${language}\n${read(path).trim()}\n\`\`\``;
    return [`<!-- file ${path}, by npm run docs -->`, block, END].join('\n\n');
  });
}
