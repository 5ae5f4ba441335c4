/**
 * Finds invalid nesting: the parser corrects it, and the page differs from what the template says.
 * https://html.spec.whatwg.org/multipage/parsing.html#an-introduction-to-error-handling-and-strange-cases-in-the-parser
 */
import type { Found } from '../finding.ts';
import type { Page, Repair } from '../page.ts';

export function* undoneNesting({ repairs }: Page): Generator<Found> {
  for (const repair of repairs) yield { ...wordsFor(repair), at: repair.at, level: 'error' };
}

function wordsFor({ kind, written, around }: Repair): Pick<Found, 'expected' | 'found' | 'advice'> {
  switch (kind) {
    case 'ended-p':
      return {
        expected: 'only text and what stands in text within <p>',
        found: `<${written}>`,
        advice: `the parser ends the <p> before it; write <div> instead of <p>`,
      };
    case 'ended-same':
      return {
        expected: `no <${written}> within another`,
        found: `<${written}> in <${around}>`,
        advice: 'the parser ends the first before it; put it beside the first',
      };
    case 'moved':
      return {
        expected: `only rows and cells within <${around}>`,
        found: `<${written}>`,
        advice: 'the parser puts it before the table; put it into a cell',
      };
    case 'dropped':
      return {
        expected: `no <${written}> within <${around}>`,
        found: `<${written}>`,
        advice: 'the parser leaves the tag out; put it beside the other',
      };
    case 'dropped-attribute':
      return {
        expected: `${written} once in a tag`,
        found: `${written} twice`,
        advice: 'the parser leaves out the second; take one away',
      };
  }
}
