/**
 * Parses comments that turn rules off: until they are turned on again, or for the next line. A tag that begins on the next
 * line is covered completely.
 */
import { nearestName } from '../../src/lib/errors/nearest-name.ts';
import { adviceForRule, RULES } from './rule-names.ts';

const VERBS = ['disable', 'disable-next-line', 'enable'];

/** A comment, and what it does with a rule. */
interface Directive {
  readonly verb: string;
  readonly rule: string;
  /** The number of characters before the comment in the source. */
  readonly offset: number;
  readonly line: number;
}

/** An error in a comment. */
export interface CommentFault {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
  readonly start: number;
  readonly end: number;
}

interface DirectedPlace {
  readonly offset: number;
  /** The line of the place itself, and the one where its tag begins. */
  readonly lines: readonly number[];
}

export interface Comments {
  readonly faults: readonly CommentFault[];
  /** Returns whether the rule is turned off at the place. */
  readonly isOff: (rule: string, place: DirectedPlace) => boolean;
}

/** Matches a comment in HTML, Twig, Blade, PHP and Liquid, up to its end or to a reason: a verb, and the names of rules. */
const BLOCK =
  /(?:<!--|\{#-?|\{\{--|\/\*+|%\}|%-?\s*#)\s*islands-check-([a-z-]+)([\s\S]*?)(?=\s--\s|--!?>|-?#\}|--\}\}|\*\/|-?%\}|\{%|\?>|$)/g;
/** Matches a comment that ends with its line. An address such as `https://…` doesn't match. */
const LINE = /(?<!:)\/\/\s*islands-check-([a-z-]+)(.*?)(?=\s--\s|\?>|$)/gm;

export function readComments(source: string, lineAt: (offset: number) => number): Comments {
  const directives: Directive[] = [];
  const faults: CommentFault[] = [];
  for (const { 0: all, 1: verb = '', 2: names = '', index } of commentsIn(source)) {
    const span = { start: index, end: index + all.trimEnd().length };
    const rules = names.split(/[\s,]+/).filter(Boolean);
    faults.push(...faultsOf(verb, rules).map((fault) => ({ ...fault, ...span })));
    for (const rule of rules) directives.push({ verb, rule, offset: index, line: lineAt(index) });
  }
  return {
    faults,
    isOff: (rule, place) =>
      isOff(
        directives.filter((one) => one.rule === rule),
        place,
      ),
  };
}

function commentsIn(source: string): readonly RegExpExecArray[] {
  const found = [...source.matchAll(BLOCK), ...source.matchAll(LINE)];
  return found.sort((one, other) => one.index - other.index);
}

function faultsOf(
  verb: string,
  rules: readonly string[],
): readonly Omit<CommentFault, 'start' | 'end'>[] {
  if (!VERBS.includes(verb)) {
    const nearest = nearestName(verb, VERBS) ?? 'disable';
    const expected = VERBS.map((one) => `islands-check-${one}`).join(', ');
    return [{ expected, found: `islands-check-${verb}`, advice: `write islands-check-${nearest}` }];
  }
  const expected = `the name of a rule after islands-check-${verb}`;
  if (rules.length === 0) return [{ expected, found: 'no name', advice: 'add the name of a rule' }];
  return rules
    .filter((rule) => !RULES.includes(rule))
    .map((rule) => ({ expected, found: `"${rule}"`, advice: adviceForRule(rule) }));
}

/** Returns whether the last comment about this rule before the place, or a comment on the line before, turns it off. */
function isOff(directives: readonly Directive[], { offset, lines }: DirectedPlace): boolean {
  const isNext = directives.some(
    (one) => one.verb === 'disable-next-line' && lines.includes(one.line + 1),
  );
  const last = directives.findLast(
    (one) => one.verb !== 'disable-next-line' && one.offset < offset,
  );
  return isNext || last?.verb === 'disable';
}
