/**
 * Replaces the expressions and statements of a template by placeholders of the same length, so that an HTML parser finds
 * every tag at its place in the file.
 */
import { EXPRESSION, STATEMENT } from '../../src/checks/markup.ts';
import { Branches } from './branches.ts';
import { type Language, SYNTAX, type Syntax } from './languages.ts';
import { writesRawJson } from './raw-json.ts';
import type { Effect } from './statements.ts';

export interface Masked {
  /** The masked source. It has the same length as the source. */
  readonly html: string;
  /** The offsets of conditions. The code before and after one may be in different branches. */
  readonly divisions: readonly number[];
  /** The offsets of expressions that write JSON without escaping it. */
  readonly rawJson: readonly number[];
  readonly branches: Branches;
}

export function mask(source: string, language: Language): Masked {
  const syntax = SYNTAX[language];
  const divisions: number[] = [];
  const rawJson: number[] = [];
  const branches = new Branches();
  const pieces: string[] = [];
  let done = 0;
  for (const start of startsIn(source, syntax)) {
    if (start < done) continue;
    const found = pieceAt(source, start, syntax);
    if (!found) continue;
    const before = source.slice(done, start);
    pieces.push(before, signsFor(found, contextOf(source, start)));
    if (found.effect?.divides) divisions.push(start);
    done = start + found.length;
    const piece = source.slice(start, done);
    if (writesRawJson(piece, language)) rawJson.push(start);
    if (found.effect) branches.add(piece, start, found.effect);
  }
  return { html: pieces.join('') + source.slice(done), divisions, rawJson, branches };
}

/** Yields the offsets where a statement, expression or comment may start. */
function* startsIn(source: string, syntax: readonly Syntax[]): Generator<number> {
  if (syntax.length === 0) return;
  for (const { index } of source.matchAll(/\{[{%#!]|<\?|@[a-zA-Z]/g)) yield index;
}

interface Piece {
  readonly length: number;
  /** The effect of the statement or expression, or `undefined` for a comment. */
  readonly effect: Effect | undefined;
}

function pieceAt(source: string, start: number, syntax: readonly Syntax[]): Piece | undefined {
  for (const { piece, effect } of syntax) {
    piece.lastIndex = start;
    const [found] = piece.exec(source) ?? [];
    if (!found) continue;
    const end = found.startsWith('@') ? endOfArguments(source, start + found.length) : 0;
    return { length: Math.max(found.length, end - start), effect: effect(found) };
  }
  return undefined;
}

/** Returns the end of the `(…)` that starts here, including nested ones, or `start` if there is none. */
function endOfArguments(source: string, start: number): number {
  if (source[start] !== '(') return start;
  const signs = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()]/gs;
  signs.lastIndex = start;
  let depth = 0;
  for (let sign = signs.exec(source); sign; sign = signs.exec(source)) {
    if (sign[0] === '(') depth += 1;
    else if (sign[0] === ')') depth -= 1;
    if (depth === 0) return signs.lastIndex;
  }
  return start;
}

/** Where a placeholder is. `name`: at the start of a tag's name. `after-name`: directly after it. */
type Context = 'name' | 'after-name' | 'elsewhere';

/** The length of the longest element name, with its bracket. */
const LONGEST = 14;

function contextOf(source: string, start: number): Context {
  const [, name] =
    /<\/?([a-z][a-z0-9-]*)?$/i.exec(source.slice(Math.max(0, start - LONGEST), start)) ?? [];
  if (name && name.toLowerCase() !== 'h') return 'after-name';
  return /<\/?$/.test(source.slice(Math.max(0, start - 2), start)) ? 'name' : 'elsewhere';
}

/**
 * Returns the placeholder characters. A comment becomes spaces. A name has to start with a letter, and to end before its
 * attributes.
 */
function signsFor({ length, effect }: Piece, context: Context): string {
  if (!effect) return ' '.repeat(length);
  const sign = effect.writes ? EXPRESSION : STATEMENT;
  const first = { name: 'x', 'after-name': ' ', elsewhere: sign }[context];
  return first + sign.repeat(length - 1);
}
