/**
 * Inserts API responses into the guide. After the mark `<!-- answer /api/…, by npm run docs -->`, the response of the fake
 * API follows as JSON, up to `<!-- until here -->`. Lists are shortened to two entries.
 */
import { respondFromApi } from '../../fixtures/api/routes.ts';
import { END } from './example-blocks.ts';

const BLOCK = /<!-- answer (\S+), by npm run docs -->.*?<!-- until here -->/gs;
/** The dates of events are relative to a day. It is fixed, so that the guide doesn't change every day. */
const SETTINGS = { cookie: 'fixture_today=2026-11-02' };
const SHOWN = 2;

/** Returns the page with the current responses of the fake API. */
export async function withAnswers(page: string): Promise<string> {
  const paths = [...page.matchAll(BLOCK)].map(([, path = '']) => path);
  const answers = new Map<string, unknown>();
  for (const path of paths) answers.set(path, await answerTo(path));
  return page.replace(BLOCK, (_, path: string) => {
    const mark = `<!-- answer ${path}, by npm run docs -->`;
    return [mark, `\`\`\`json\n${inLines(answers.get(path))}\n\`\`\``, END].join('\n\n');
  });
}

async function answerTo(path: string): Promise<unknown> {
  const request = new Request(`http://localhost${path}`, { headers: SETTINGS });
  const response = await respondFromApi(request);
  if (!response?.ok) throw new Error(`expected ${path} to be answered by the fake server`);
  return response.json();
}

function inLines(json: unknown): string {
  const shown = Array.isArray(json) ? json.slice(0, SHOWN) : json;
  const text = JSON.stringify(shown, null, 2);
  return text.replaceAll(/\[\s+([-\d.]+),\s+([-\d.]+)\s+\]/g, '[$1, $2]');
}
