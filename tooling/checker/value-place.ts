/**
 * Finds the place of a character of an attribute's value in the source, where it may be written as a character reference.
 */
import { parseFragment } from 'parse5';
import type { Span } from './markup-tree.ts';

/**
 * Returns the offset in the source. `attribute` spans from its name to its closing quote. `offset` is the number of
 * characters before it in the value.
 */
export function placeInValue(source: string, attribute: Span, offset: number): number {
  const written = source.slice(attribute.start, attribute.end);
  const [head = ''] = /^[^=]*=\s*["']?/.exec(written) ?? [];
  let at = attribute.start + head.length;
  for (let passed = 0; passed < offset && at < attribute.end; ) {
    const piece = pieceAt(source, at);
    at += piece.length;
    passed += piece.startsWith('&') ? lengthOf(piece) : 1;
  }
  return Math.min(at, Math.max(attribute.start, attribute.end - 1));
}

/** Returns a character reference such as `&quot;`, a line break, or one character. */
function pieceAt(source: string, at: number): string {
  const reference = /&#?\w+;?|\r\n|[\s\S]/y;
  reference.lastIndex = at;
  return reference.exec(source)?.[0] ?? ' ';
}

/** Returns how many characters a reference stands for. */
function lengthOf(reference: string): number {
  const [text] = parseFragment(reference).childNodes;
  return text && 'value' in text ? text.value.length : reference.length;
}
