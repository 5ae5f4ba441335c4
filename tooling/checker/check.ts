/** Checks one source against all rules. A source is a page, a part of a page, or a template of either. */
import contracts from 'virtual:contracts';
import type { Finding } from '../../src/checks/finding.ts';
import { type Extent, Page, type Repair } from '../../src/checks/page.ts';
import { findingsIn } from '../../src/checks/rules.ts';
import { templateRules } from '../../src/checks/template-rules.ts';
import { Vocabulary } from '../../src/checks/vocabulary.ts';
import { type CommentFault, readComments } from './comments.ts';
import { type Language, languageOf } from './languages.ts';
import { markupAt, markupIn, markupOfTag, Place, type Span } from './markup-tree.ts';
import { mask } from './mask.ts';
import { parseHtml } from './parse.ts';
import { countBefore, Lines, type Position } from './places.ts';
import { COMMENT_RULE } from './rule-names.ts';
import { placeInValue } from './value-place.ts';

/** The level of each rule in this run, which overrides the rule's own. */
export type Levels = ReadonlyMap<string, 'off' | Mistake['level']>;

/** A mistake with its place in the source. */
export interface Mistake extends Pick<Finding, 'rule' | 'level'> {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
  /** The number of characters before the mistake in the source. */
  readonly offset: number;
  readonly start: Position;
  readonly end: Position;
  /** The line of the source that has the mistake. */
  readonly excerpt: string;
}

export interface Sheet {
  readonly path: string;
  readonly source: string;
  /** The language of the source. Default: derived from the file name and the content. */
  readonly language?: Language | undefined;
  readonly levels?: Levels;
}

const vocabulary = new Vocabulary(contracts);

/** Returns the mistakes in a source, in the order of their places. */
export function mistakesIn({
  path,
  source,
  language = languageOf(path, source),
  levels = new Map(),
}: Sheet): readonly Mistake[] {
  const page = pageOf(source, language);
  const lines = new Lines(source);
  const comments = readComments(source, (offset) => lines.positionOf(offset).line);
  const isOff = ({ rule, offset, start }: Mistake, tagLine: number): boolean =>
    comments.isOff(rule, { offset, lines: [start.line, tagLine] });
  const mistakes = findingsIn(page, rulesFor(source)).flatMap((finding) => {
    const mistake = mistakeOf(finding, source, lines);
    return isOff(mistake, tagLineOf(finding, lines)) ? [] : [mistake];
  });
  return [...mistakes, ...comments.faults.map((fault) => commentMistake(fault, lines))]
    .flatMap((mistake) => leveled(mistake, levels))
    .sort(
      (one, other) => one.start.line - other.start.line || one.start.column - other.start.column,
    );
}

/**
 * Returns the rules for a source. In HTML with expressions of another template language, or with includes of a server,
 * these may write the script's tag.
 */
function rulesFor(source: string): typeof templateRules {
  const { [SCRIPT_RULE]: ofScript, ...others } = templateRules;
  return /\{\{|\{%|<%|\$\{|\[\[|<!--\s*#/.test(source) ? others : templateRules;
}

const SCRIPT_RULE = 'missing-script';

function leveled(mistake: Mistake, levels: Levels): readonly Mistake[] {
  const level = levels.get(mistake.rule) ?? mistake.level;
  return level === 'off' ? [] : [{ ...mistake, level }];
}

function pageOf(source: string, language: Language): Page {
  const { html, divisions, rawJson, branches } = mask(source, language);
  const { tree, undone, repeated } = parseHtml(html, isPage(html));
  const stretchAt = (offset: number) => countBefore(divisions, offset);
  const extent = extentOf(html, language);
  const repairs = [
    ...undone
      .filter(({ since, until }) => stretchAt(since) === stretchAt(until))
      .map(({ tag, ...repair }) => ({ ...repair, at: markupOfTag(tag) })),
    ...(extent === 'template' ? [] : repeated.map((end) => repeatedAttribute(html, end))),
  ];
  const page = new Page(vocabulary, { extent, repairs });
  for (const element of markupIn(tree, {
    html,
    stretchAt,
    branches,
    rawJson,
    isWhole: extent === 'page',
  }))
    page.add(element);
  return page;
}

function repeatedAttribute(html: string, end: number): Repair {
  const [written = ''] = /[^\s"'<>/=]*$/.exec(html.slice(Math.max(0, end - LONGEST), end)) ?? [];
  const at = markupAt(written, end - written.length);
  return { kind: 'dropped-attribute', at, written, around: '' };
}

/** The number of characters in which the name of an attribute is searched. */
const LONGEST = 60;

function isPage(html: string): boolean {
  return /<(!doctype|html|head|body)\b/i.test(html);
}

function extentOf(html: string, language: Language): Extent {
  if (language !== 'html') return 'template';
  return isPage(html) ? 'page' : 'fragment';
}

function mistakeOf(finding: Finding, source: string, lines: Lines): Mistake {
  const { rule, level, expected, found, advice } = finding;
  return {
    rule,
    level,
    expected: readable(expected),
    found: readable(found),
    advice: readable(advice),
    ...placeOf(spanOf(finding, source), lines),
  };
}

/** Returns the line where the tag of the element begins: its attributes may be on further lines. */
function tagLineOf({ at: { position } }: Finding, lines: Lines): number {
  return lines.positionOf(position instanceof Place ? position.tag.start : 0).line;
}

function commentMistake({ start, end, ...words }: CommentFault, lines: Lines): Mistake {
  return { rule: COMMENT_RULE, level: 'error', ...words, ...placeOf({ start, end }, lines) };
}

function placeOf({ start, end }: Span, lines: Lines) {
  const position = lines.positionOf(start);
  return {
    offset: start,
    start: position,
    end: lines.positionOf(Math.max(end, start + 1)),
    excerpt: lines.textOf(position.line),
  };
}

/** Returns the most precise span that the rule gives: a character of a value, an attribute, or the name of the tag. */
function spanOf({ at, attribute = '', offset }: Finding, source: string): Span {
  const { position } = at;
  if (!(position instanceof Place)) return { start: 0, end: 1 };
  const span = position.attributes.get(attribute);
  if (!span) return { start: position.tag.start, end: position.tag.start + at.name.length + 1 };
  if (offset === undefined) return span;
  const start = placeInValue(source, span, offset);
  return { start, end: start + 1 };
}

/** Replaces the placeholders of expressions by `…`, because their values are unknown. */
function readable(words: string): string {
  return words.replaceAll(/[\uFDD0\uFDD1]+/g, '…');
}
