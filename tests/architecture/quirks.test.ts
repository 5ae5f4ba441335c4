/**
 * If a comment explains code with a quirk of a browser or library, it has to link a source: a report, a standard, the
 * vendor's documentation, a decision, or a test that shows the quirk.
 */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { type Comment, commentsIn } from './comments.ts';

/** Comments with one of these names are about a certain browser. */
const ENGINES =
  /\b(?:Safari|WebKit|Firefox|Gecko|Chrome|Chromium|Blink|V8|Edge|Android|iOS|iPad|iPhone|VoiceOver|NVDA|JAWS|TalkBack|jsdom)\b/;
/** Plural nouns that are about several browsers, a library or a language, as the subject of a sentence. */
const SUBJECTS =
  /\b(?:[Bb]rowsers|[Ss]creen readers|React|Swiper|DOMPurify|PHP) (?:may|might|can't|don't|doesn't|never|would|will|has|have|do|does|tell|keep|scroll|restore|bring|fill|follow|refuse|ignore|take|leave|compile|throw|runs|gives|makes|measures|subtracts|learns|commits|writes|puts|ignores|keeps|throws|needs)\b/;

const EVIDENCE =
  /https:\/\/\S+|\b(?:tests|src|islands|docs\/decisions)\/[\w/.-]+\.(?:spec|test|md)(?:\.tsx?)?/g;

const comments = globSync('{src,islands}/**/*.{ts,tsx,css}').sort().flatMap(read);

describe('a comment that explains code by a quirk', () => {
  it('has a link to its source', () => {
    const wrong = comments
      .filter(({ text }) => isOfQuirk(text) && evidenceIn(text).length === 0)
      .map(
        ({ path, line, text }) =>
          `${path}:${line} "${text}": put the address of the report or the standard behind it (https://…), or the path of a test that shows it`,
      );

    expect(wrong).toEqual([]);
  });

  it('names existing tests and decisions', () => {
    const gone = comments.flatMap(({ path, line, text }) =>
      evidenceIn(text)
        .filter((found) => !found.startsWith('https:') && !existsSync(found))
        .map((found) => `${path}:${line} names ${found}, which is gone`),
    );

    expect(gone).toEqual([]);
  });
});

function read(path: string): readonly (Comment & { path: string })[] {
  return commentsIn(path, readFileSync(path, 'utf8')).map((comment) => ({ ...comment, path }));
}

function isOfQuirk(text: string): boolean {
  return ENGINES.test(text) || SUBJECTS.test(text);
}

function evidenceIn(text: string): readonly string[] {
  return text.match(EVIDENCE) ?? [];
}
