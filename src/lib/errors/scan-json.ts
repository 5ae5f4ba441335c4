/** Finds where a text stops being JSON. `JSON.parse` can't be used: each engine reports the position in its own way. */

export interface JsonStop {
  /** How many characters were valid; the length of the text if it ends too early. */
  readonly at: number;
  /** What was expected at that position. */
  readonly wanted: Wanted;
  /** Whether the position is inside a string. */
  readonly isInText: boolean;
  /** The token before the position, such as `,`; empty at the start. */
  readonly before: string;
}

type Wanted = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'nothing';

/** Returns the first position that is not JSON, or `undefined` if the whole text is. Grammar: https://www.json.org */
export function scanJson(text: string): JsonStop | undefined {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  let before = '';
  for (;;) {
    const token = tokenAt(text, at);
    const next: Wanted | undefined = token.sign ? step(wanted, token.sign, open) : undefined;
    if (!next) {
      if (wanted === 'nothing' && token.start === text.length) return undefined;
      return stopAt(text, token.start, wanted, before);
    }
    at = token.start + token.length;
    before = token.sign;
    wanted = next;
  }
}

interface Token {
  readonly start: number;
  readonly length: number;
  /** A bracket, `,` or `:`, or `"` for a string, or `0` for any other value; empty if there is no token. */
  readonly sign: string;
}

function tokenAt(text: string, from: number): Token {
  TOKEN.lastIndex = from;
  const [all = '', space = '', string, plain, sign] = TOKEN.exec(text) ?? [];
  return {
    start: from + space.length,
    length: all.length - space.length,
    sign: (string && '"') || (plain && '0') || sign || '',
  };
}

const TOKEN =
  /([ \t\r\n]*)(?:("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:])|)/uy;

/**
 * Returns what is expected after the token, or `undefined` if the token is not allowed. `open`: the brackets to
 * close.
 */
function step(wanted: Wanted, sign: string, open: string[]): Wanted | undefined {
  if (!MAY_COME[wanted].includes(sign)) return undefined;
  switch (sign) {
    case '{':
      open.push('}');
      return 'first key';
    case '[':
      open.push(']');
      return 'first value';
    case ':':
      return 'value';
    case ',':
      return open.at(-1) === '}' ? 'key' : 'value';
    case '"':
      return wanted.endsWith('key') ? 'colon' : afterValue(open);
    case '0':
      return afterValue(open);
    default:
      return open.pop() === sign ? afterValue(open) : undefined;
  }
}

const MAY_COME: Readonly<Record<Wanted, string>> = {
  value: '{["0',
  'first value': '{["0]',
  key: '"',
  'first key': '"}',
  colon: ':',
  comma: ',}]',
  nothing: '',
};

function afterValue(open: readonly string[]): Wanted {
  return open.length > 0 ? 'comma' : 'nothing';
}

function stopAt(text: string, start: number, wanted: Wanted, before: string): JsonStop {
  const [begun] =
    /^"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/u.exec(text.slice(start)) ??
    [];
  const isInText = begun !== undefined && text[start + begun.length] !== '"';
  return { at: isInText ? start + begun.length : start, wanted, isInText, before };
}
