/** Describes the template languages: how to detect them, and the syntax of their expressions and statements. */
import { directiveEffect, type Effect, phpEffect, tagEffect } from './statements.ts';

export type Language = 'html' | 'twig' | 'liquid' | 'blade' | 'php';

export const LANGUAGES: readonly Language[] = ['html', 'twig', 'liquid', 'blade', 'php'];

/** Returns the effect of a statement or expression, or `undefined` for a comment. */
export interface Syntax {
  /** A sticky pattern that matches one statement, expression or comment. */
  readonly piece: RegExp;
  readonly effect: (piece: string) => Effect | undefined;
}

const WRITES: Effect = { writes: true, divides: false };

/** An expression. It may contain strings with the closing delimiter. */
const ECHO: Syntax = {
  piece: /\{\{(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^"'}]|\}(?!\}))*\}\}|\{\{[\s\S]*?\}\}/y,
  effect: () => WRITES,
};
const TAG: Syntax = { piece: /\{%[\s\S]*?%\}/y, effect: tagEffect };
const PHP: Syntax = { piece: /<\?(?:php\b|=)[\s\S]*?(?:\?>|$)/iy, effect: phpEffect };
const none = () => undefined;

/** If several patterns match, the first one is used. */
export const SYNTAX: Readonly<Record<Language, readonly Syntax[]>> = {
  html: [],
  twig: [{ piece: /\{#[\s\S]*?#\}/y, effect: none }, TAG, ECHO],
  liquid: [
    { piece: /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/y, effect: none },
    {
      piece: /\{%-?\s*(schema|javascript|stylesheet)\b[\s\S]*?\{%-?\s*end\1\s*-?%\}/y,
      effect: none,
    },
    TAG,
    ECHO,
  ],
  blade: [
    { piece: /\{\{--[\s\S]*?--\}\}/y, effect: none },
    { piece: /\{!![\s\S]*?!!\}/y, effect: () => WRITES },
    { piece: /@php\b(?!\s*\()[\s\S]*?@endphp\b/y, effect: none },
    ECHO,
    PHP,
    {
      piece: /(?<![\w@])@[a-zA-Z]\w*(?![\w.:=-])(?:\s*(?=\())?/y,
      effect: directiveEffect,
    },
  ],
  php: [PHP],
};

const BY_NAME: readonly (readonly [RegExp, Language])[] = [
  [/\.blade\.php$/i, 'blade'],
  [/\.(php|phtml|inc)$/i, 'php'],
  [/\.liquid$/i, 'liquid'],
  [/\.(twig|njk|jinja2?|j2)$/i, 'twig'],
];

/** Matches the files that are checked in a folder. */
export const CHECKED = new RegExp(
  [/\.(html?|xhtml)$/, ...BY_NAME.map(([name]) => name)].map(({ source }) => source).join('|'),
  'i',
);

/** Returns the language by the file name. HTML with statements is a template. */
export function languageOf(path: string, source: string): Language {
  const named = BY_NAME.find(([name]) => name.test(path))?.[1];
  if (named) return named;
  if (/<\?(?:php\b|=)/.test(source)) return 'php';
  return /\{%[-~]?\s*\w[^%]*%\}/.test(source) ? 'twig' : 'html';
}
