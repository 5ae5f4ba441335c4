/** Where a character of an attribute's value stands in the source, in which it may be written as a reference. */
import { parseFragment } from 'parse5';
import type { Span } from './markup-tree.ts';

/** `attribute`: from its name to its last quote. `offset`: how many characters of the value come before. */
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

/** A reference such as `&quot;`, a line's end, or one character. */
function pieceAt(source: string, at: number): string {
  const reference = /&#?\w+;?|\r\n|[\s\S]/y;
  reference.lastIndex = at;
  return reference.exec(source)?.[0] ?? ' ';
}

/** How many characters a reference stands for. */
function lengthOf(reference: string): number {
  const [text] = parseFragment(reference).childNodes;
  return text && 'value' in text ? text.value.length : reference.length;
}
