/**
 * Finds invalid nesting: the parser corrects it, and the page differs from what the template says.
 * https://html.spec.whatwg.org/multipage/parsing.html#an-introduction-to-error-handling-and-strange-cases-in-the-parser
 */
import type { Problem } from '../finding.ts';
import type { Page, Repair } from '../page.ts';

export function* undoneNesting({ repairs }: Page): Generator<Problem> {
  for (const repair of repairs) yield { ...wordsFor(repair), at: repair.at, level: 'error' };
}

function wordsFor({
  kind,
  written,
  around,
}: Repair): Pick<Problem, 'expected' | 'found' | 'advice'> {
  switch (kind) {
    case 'ended-p':
      return {
        expected: 'only text and inline elements inside <p>',
        found: `<${written}>`,
        advice: 'the browser ends the <p> before it; use <div> instead of <p>',
      };
    case 'ended-same':
      return {
        expected: `no <${written}> inside another one`,
        found: `<${written}> in <${around}>`,
        advice: 'the browser ends the first one before it; move it after the first one',
      };
    case 'moved':
      return {
        expected: `only rows and cells inside <${around}>`,
        found: `<${written}>`,
        advice: 'the browser moves it before the table; move it into a cell',
      };
    case 'dropped':
      return {
        expected: `no <${written}> inside <${around}>`,
        found: `<${written}>`,
        advice: 'the browser ignores the tag; move it or remove it',
      };
    case 'dropped-attribute':
      return {
        expected: `${written} only once in a tag`,
        found: `${written} twice`,
        advice: 'the browser ignores the second one; remove one of them',
      };
  }
}
