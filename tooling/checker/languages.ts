/** Which template language a source is written in, and what its expressions look like. */
import { directiveEffect, type Effect, phpEffect, tagEffect } from './statements.ts';

export type Language = 'html' | 'twig' | 'liquid' | 'blade' | 'php';

export const LANGUAGES: readonly Language[] = ['html', 'twig', 'liquid', 'blade', 'php'];

/** What is told of a piece of a template: `undefined` for a comment. */
export interface Syntax {
  /** Sticky; matches one piece from where it begins. */
  readonly piece: RegExp;
  readonly effect: (piece: string) => Effect | undefined;
}

const WRITES: Effect = { writes: true, divides: false };

/** With the texts in it, which may hold the sign of its end. */
const ECHO: Syntax = {
  piece: /\{\{(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^"'}]|\}(?!\}))*\}\}|\{\{[\s\S]*?\}\}/y,
  effect: () => WRITES,
};
const TAG: Syntax = { piece: /\{%[\s\S]*?%\}/y, effect: tagEffect };
const PHP: Syntax = { piece: /<\?(?:php\b|=)[\s\S]*?(?:\?>|$)/iy, effect: phpEffect };
const none = () => undefined;

/** Of several that fit, the first counts. */
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

/** The files that a folder is searched for. */
export const CHECKED = new RegExp(
  [/\.(html?|xhtml)$/, ...BY_NAME.map(([name]) => name)].map(({ source }) => source).join('|'),
  'i',
);

/** By the name of the file; HTML that holds statements is a template all the same. */
export function languageOf(path: string, source: string): Language {
  const named = BY_NAME.find(([name]) => name.test(path))?.[1];
  if (named) return named;
  if (/<\?(?:php\b|=)/.test(source)) return 'php';
  return /\{%[-~]?\s*\w[^%]*%\}/.test(source) ? 'twig' : 'html';
}
