/** Finds the place where a text stops being JSON. Engines word and count it each in their own way. */

export interface JsonStop {
  /** How many characters were JSON; the length of the text where it ends too early. */
  readonly at: number;
  /** What could have come there. */
  readonly wanted: Wanted;
  /** Whether the place lies within a text that has begun. */
  readonly isInText: boolean;
  /** The sign before the place, such as `,`; empty at the start. */
  readonly before: string;
}

type Wanted = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'nothing';

/** Returns the first place that is no JSON, or `undefined` where all of it is. Grammar: https://www.json.org */
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
  /** A bracket, `,`, `:`, `"` for a text, `0` for any other value; empty where no token stands. */
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

/** Returns what is wanted after the token, or `undefined` where it may not stand. `open`: the brackets that must close. */
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
