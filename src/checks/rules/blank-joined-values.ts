/**
 * Finds lists of values that are separated by blanks: `sport nutrition`. A value may have blanks itself, so this is
 * only a list if it consists of values of checkboxes, and is none of them.
 */
import type { Problem } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';
import { joinedIn, toJoin } from './joined-values.ts';

export function* blankJoinedValues(page: Page): Generator<Problem> {
  for (const { at, name, joinedBy, known } of joinedIn(page)) {
    const value = at.attributes.get(name) ?? '';
    // Lists with commas are reported by `joinedValues`.
    if (!isKnown(value) || /[,;]/.test(value)) continue;
    const values = value.split(joinedBy).map((one) => valuesIn(one, known));
    if (values.some((pieces) => pieces.length > 1))
      yield toJoin(at, name, values.flat().join(joinedBy), joinedBy);
  }
}

/** Returns the known values that the text consists of, or else the text. */
function valuesIn(text: string, known: ReadonlySet<string>): readonly string[] {
  const words = text.trim().split(/\s+/);
  const values: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = countOfLongest(words.slice(at), known);
    if (count === 0) return [text.trim()];
    values.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  return values;
}

/** Returns how many words the longest known value at the beginning has, or 0. */
function countOfLongest(words: readonly string[], known: ReadonlySet<string>): number {
  for (let count = words.length; count > 0; count -= 1)
    if (known.has(words.slice(0, count).join(' '))) return count;
  return 0;
}
