/** Detects expressions of templates that write JSON with its quotes, unescaped. */
import type { Language } from './languages.ts';

/** What writes JSON with its quotes, by language. */
const JSON_IN: Readonly<Record<Language, RegExp | undefined>> = {
  html: undefined,
  /** Twig escapes what is not raw. Jinja’s `tojson` and what is `safe` in Nunjucks keep their quotes. */
  twig: /\bjson_encode\b[\s\S]*\|\s*raw\b|\|\s*tojson\b|\|\s*dump\b[\s\S]*\|\s*safe\b/,
  /** Liquid escapes nothing by itself. */
  liquid: /\|\s*json\b/,
  blade: /^@json\b|^(\{!!|<\?)[\s\S]*(json_encode\s*\(|->toJson\s*\()/,
  php: /json_encode\s*\(/,
};

/**
 * What shows that the quotes are escaped, in any language: a filter, a function such as `h()` of CakePHP or
 * `Html::encode()` of Yii, or a replacement of the quotes.
 */
const ESCAPED = new RegExp(
  [
    /\|\s*e\b/,
    /\|\s*(\w*escape(_once)?|\w+(?<!json)_encode)\b/,
    /\b(e|h|esc|esc_\w+)\s*\(/,
    /escape\w*\s*\(/,
    /(?<!json_?)encode\s*\(/,
    /htmlspecialchars|htmlentities/,
    /&(quot|#34|#x22);/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

export function writesRawJson(expression: string, language: Language): boolean {
  return Boolean(JSON_IN[language]?.test(expression)) && !ESCAPED.test(expression);
}
