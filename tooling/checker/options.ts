/** Parses the command line. */
import { parseArgs } from 'node:util';
import type { Levels, Mistake } from './check.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { adviceForRule, RULES } from './rule-names.ts';

export const FORMATS = ['text', 'json', 'sarif', 'github'] as const;
type Format = (typeof FORMATS)[number];

export interface Options {
  readonly places: readonly string[];
  readonly format: Format;
  /** The language of all sources. Default: derived from each file name. */
  readonly language: Language | undefined;
  /** Whether warnings count as errors. */
  readonly isStrict: boolean;
  /** The levels set with `--rule`. */
  readonly levels: Levels;
}

export const HELP = `islands-check – finds mistakes in pages and templates for Islands

Usage: islands-check [options] FILES | FOLDERS | URLS

Checks HTML pages, parts of pages, and Twig, Liquid, Blade and PHP templates. In a folder, it checks every
file of these kinds.

  --format FORMAT    Prints text (the default), json, sarif, or github (annotations in a workflow).
  --json             Prints JSON, like --format json.
  --template NAME    Reads all files as html, twig, liquid, blade or php, whatever their names.
  --strict           Treats warnings as errors.
  --rule NAME:LEVEL  Sets the level of a rule to off, warn or error. Repeat it for each rule.
  --help, -h         Prints this help.
  --version, -v      Prints the version.

Exit code: 0 if there is no error, 1 if there are errors, 2 if a source could not be read or an option is invalid.
`;

/**
 * Returns the options, or the word that asks for help or the version. Throws an `Error` with a message if an option is
 * invalid.
 */
export function readOptions(words: readonly string[]): Options | 'help' | 'version' {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: KNOWN,
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (positionals.length === 0)
    throw new Error('expected files, folders or addresses to check, found none: add at least one');
  return {
    places: positionals,
    format: values.json ? 'json' : oneOf(FORMATS, values.format ?? 'text', '--format'),
    language:
      values.template === undefined ? undefined : oneOf(LANGUAGES, values.template, '--template'),
    isStrict: values.strict ?? false,
    levels: new Map((values.rule ?? []).map(readLevel)),
  };
}

const LEVELS = { off: 'off', warn: 'warning', error: 'error' } as const;
const WORDS = ['off', 'warn', 'error'] as const;

function readLevel(text: string): [string, 'off' | Mistake['level']] {
  const [, rule = '', word = ''] = /^([^:]*):?(.*)$/s.exec(text) ?? [];
  if (!RULES.includes(rule))
    throw new Error(
      `expected --rule to have the name of a rule, found "${rule}": ${adviceForRule(rule)}`,
    );
  return [rule, LEVELS[oneOf(WORDS, word, `--rule ${rule}:…`)]];
}

const KNOWN = {
  format: { type: 'string' },
  json: { type: 'boolean' },
  template: { type: 'string' },
  strict: { type: 'boolean' },
  rule: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function oneOf<Word extends string>(words: readonly Word[], found: string, option: string): Word {
  const word = words.find((one) => one === found);
  if (word) return word;
  throw new Error(`expected ${option} to be one of ${words.join(', ')}, found "${found}"`);
}
