/** Detects expressions of templates that write JSON with its quotes, unescaped. */
import type { Language } from './languages.ts';

/** What writes JSON, and what shows that its quotes are escaped, by language. */
const BY_LANGUAGE: Readonly<Record<Language, Traits | undefined>> = {
  html: undefined,
  /** Twig escapes what is not raw. Jinja’s `tojson` and what is `safe` in Nunjucks keep their quotes. */
  twig: {
    json: /\bjson_encode\b[\s\S]*\|\s*raw\b|\|\s*tojson\b|\|\s*dump\b[\s\S]*\|\s*safe\b/,
    escaped: /\|\s*(e|escape|forceescape)\b/,
  },
  /** Liquid escapes nothing by itself. */
  liquid: { json: /\|\s*json\b/, escaped: /\|\s*(escape|escape_once|xml_escape)\b/ },
  blade: {
    json: /^@json\b|^(\{!!|<\?)[\s\S]*(json_encode\s*\(|->toJson\s*\()/,
    escaped: /\be\s*\(|htmlspecialchars|htmlentities/,
  },
  php: {
    json: /json_encode\s*\(/,
    escaped: /\be\s*\(|esc_attr|esc_html|htmlspecialchars|htmlentities/,
  },
};

interface Traits {
  readonly json: RegExp;
  readonly escaped: RegExp;
}

export function writesRawJson(expression: string, language: Language): boolean {
  const traits = BY_LANGUAGE[language];
  return !!traits && traits.json.test(expression) && !traits.escaped.test(expression);
}
