/** Finds where a text stops being JSON, and the usual cause in templates. */
import { type JsonStop, scanJson } from './scan-json.ts';

export interface JsonFault {
  /** Such as `"}" at character 12, after {"first":6,`. */
  readonly found: string;
  /** The usual cause and how to correct it; absent if unknown. */
  readonly cause?: string;
}

/** Returns what is wrong with the text, or `undefined` if it is JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  const stop = scanJson(text);
  if (!stop) return undefined;
  const cause = CAUSES.find(([isIt]) => isIt(text, stop))?.[1];
  return { found: placeOf(text, stop), ...(cause && { cause }) };
}

/** How many characters before the error are shown. */
const SHOWN = 30;

function placeOf(text: string, { at }: JsonStop): string {
  const what = at < text.length ? `"${text.slice(at, at + 12)}"` : 'the end of the text';
  const before = text.slice(Math.max(0, at - SHOWN), at);
  const after = before && `, after ${at > SHOWN ? '…' : ''}${before}`;
  return `${what} at character ${at + 1}${after}`.replaceAll(/\s+/g, ' ');
}

type Cause = readonly [isIt: (text: string, stop: JsonStop) => boolean, remedy: string];

/** Known causes. The first one that matches is reported. */
const CAUSES: readonly Cause[] = [
  [(text) => /^\s*Array\b/.test(text), 'PHP printed an array as text; print it with json_encode'],
  [
    (text) => /^\s*\[object \w+\]/.test(text),
    'JavaScript printed an object as text; print it with JSON.stringify',
  ],
  [
    (text) => /^\s*\{[{%#]/.test(text),
    'the template’s expression was not rendered; render the template',
  ],
  [
    (text) => /&(?:quot|#0*34|#x0*22);/i.test(text),
    'the quotes were escaped twice (&amp;quot;); escape the JSON once',
  ],
  [
    (text, { at, wanted }) =>
      /[\u2018-\u201f\u2032\u2033\u00ab\u00bb]/.test(text[at] ?? '') && wanted !== 'nothing',
    'replace the curly quotes, which an editor or a text filter wrote, by straight ones',
  ],
  [
    (text, { at, isInText }) => isInText && at === text.length,
    'an apostrophe ends an attribute in single quotes; write &#39; instead',
  ],
  [
    (text, { isInText, at }) => isInText && /[\n\r\t]/.test(text[at] ?? ''),
    'write \\n or \\t for a line break or a tab inside a text',
  ],
  [
    (text, { isInText, at }) => isInText && text[at] === '\\',
    'write \\\\ for a backslash inside a text',
  ],
  [
    (text) => /^\s*[{[]\s*$/.test(text),
    'a quote ends an attribute in double quotes; write &quot; or put the attribute in single quotes',
  ],
  [
    (text, { at, before }) => before === ',' && /[}\]]/.test(text[at] ?? ''),
    'remove the trailing comma',
  ],
  [(text, { at }) => text[at] === "'", 'replace the single quotes by double quotes'],
  [
    (text, { at, wanted }) => /key$/.test(wanted) && /\w/.test(text[at] ?? ''),
    'put the key without quotes into double quotes',
  ],
  [
    (text, { at, wanted }) => wanted === 'comma' && /["\w{[]/.test(text[at] ?? ''),
    'a comma is missing, or a quote inside a text is not written as \\"',
  ],
  [
    (text, { at }) => /^(?:undefined|NaN|None|True|False|nil|Infinity)\b/.test(text.slice(at)),
    'JSON does not know this word; write true, false or null',
  ],
];
