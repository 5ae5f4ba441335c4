/** Reads the comments of a source. Consecutive line comments are one comment. */
import { parseSync } from 'vite';

export interface Comment {
  /** The line of its start, from 1. */
  readonly line: number;
  /** Its text, without comment signs and line breaks. */
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the comments of a script or stylesheet, in their order. */
export function commentsIn(path: string, source: string): readonly Comment[] {
  const spans = path.endsWith('.css') ? ofStyles(source) : parseSync(path, source).comments;
  return joined(spans, source).map(({ start, end }) => ({
    line: source.slice(0, start).split('\n').length,
    text: wordsOf(source.slice(start, end)),
  }));
}

function ofStyles(source: string): readonly Span[] {
  return [...source.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Joins comments with only indentation between them. */
function joined(spans: readonly Span[], source: string): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    const isNext = before && /^\s*\n[ \t]*$/.test(source.slice(before.end, span.start));
    if (isNext && source.startsWith('//', before.start) && source.startsWith('//', span.start))
      all.splice(-1, 1, { start: before.start, end: span.end });
    else all.push(span);
  }
  return all;
}

function wordsOf(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/(^|\n)[ \t]*(\/\/|\*)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
