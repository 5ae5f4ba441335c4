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

  islands-check [options] FILES | FOLDERS | URLS

HTML, whole or in parts, and the sources of Twig, Liquid, Blade and PHP. Of folders, all files with such names.

  --format FORMAT   text, json, sarif or github (annotations in a workflow); text unless told
  --json            the same as --format json
  --template NAME   html, twig, liquid, blade or php, for all files; otherwise by their names
  --strict          warnings count as errors
  --rule NAME:LEVEL off, warn or error, for all mistakes of a rule; once for each rule
  --help, --version

Ends with 0 where no error was found, with 1 where some were, with 2 where something could not be read.
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
  if (positionals.length === 0) throw new Error('expected files, folders or addresses to check');
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
    throw new Error(`expected --rule to name a rule, found "${rule}"; ${adviceForRule(rule)}`);
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
  throw new Error(`expected ${option} to be ${words.join(', ')}, found "${found}"`);
}
