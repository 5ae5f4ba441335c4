/** Parses the texts of attributes. It needs no document, so the template checks use the same code. */
import { isRecord } from '../lib/is-record.ts';
import type { Schema } from './contract.ts';
import type { Life } from './core/kinds.ts';
import { defaultOf, isEmptyList, type ReportValue, shown } from './schema.ts';

/** Returns a function that reports a wrong value of the attribute. */
export function valueReporterFor({ report }: Pick<Life, 'report'>, attribute: string): ReportValue {
  return (expected, found, fallback, more) =>
    report({
      expected,
      found: shown(found),
      advice: `${fallback || 'the default is used'}; correct ${attribute}`,
      ...more,
    });
}

/**
 * Returns the JSON object in the text of a marker. An empty or unreadable text gives an empty object; the latter is
 * reported.
 */
export function readJson(source: string, reportValue: ReportValue): Record<string, unknown> {
  if (source.trim() === '') return {};
  try {
    const found: unknown = JSON.parse(source);
    if (isRecord(found)) return found;
    if (found !== null && !isEmptyList(found))
      reportValue('a JSON object', found, 'the defaults are used');
  } catch {
    reportValue('valid JSON', source, 'the defaults are used', { json: source });
  }
  return {};
}

/**
 * Returns the value in the text of an attribute. It is not checked yet: a text that can't be parsed is returned as
 * it is.
 */
export function fromText(schema: Schema, text: string, reportValue: ReportValue): unknown {
  switch (schema.type) {
    case 'integer':
      return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
    case 'number':
      return /^-?(\d+|\d*\.\d+)$/.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return text === '' || text === 'true' || (text === 'false' ? false : text);
    case 'list':
    case 'record':
      try {
        return JSON.parse(text);
      } catch {
        reportValue('valid JSON', text, '', { json: text });
        return defaultOf(schema);
      }
    default:
      return text;
  }
}
