/** Generates texts and JSON values that templates, editors, proxies and attackers may send. */
import fc from 'fast-check';

/** Texts that often reveal bugs. */
const ODD = [
  '',
  ' ',
  '\u00a0\u202f',
  '0',
  '-0',
  '007',
  '1e999',
  '9007199254740993',
  'NaN',
  'null',
  'undefined',
  'false',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'filter[]',
  'a|b||c|',
  '"]',
  "'",
  '\\',
  '%',
  '%E0%A4%A',
  '%F0%9F%98%80',
  '#',
  '?',
  '//',
  '/../..',
  'http://',
  'http://[',
  'javascript:void 0',
  '</script><p>',
  '<!--',
  ']]>',
  '&amp;&#0;',
  '\u0000',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦',
  'é\u0301\u0301\u0301',
  'مرحبا \u202e',
  'ı İ ß ﬁ',
  'l’été à Saint-Étienne',
  '2026-02-30',
  '2026-03-12T10:00:00Z',
  '0000-00-00',
  'PT4M5S',
  '31/12/2026',
  '25:61',
  '9 h – 12 h',
  '01 23 45 67 89',
  '+33 (0)1.23',
  '3989',
  '48,8566',
  '-181',
  'product_12',
  'x'.repeat(5000),
] as const;

/** Odd texts, words, and any strings, including lone surrogates. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD), weight: 4 },
  { arbitrary: fc.lorem({ maxCount: 4 }), weight: 1 },
  { arbitrary: fc.string({ maxLength: 12, unit: 'binary' }), weight: 1 },
  {
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
      .map((units) => String.fromCharCode(...units)),
    weight: 1,
  },
);

/** Small numbers, fractions and extreme values. */
export const numbers: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(0.5, -0, 1e21, -1e308, 2 ** 31, 2 ** 53, 1e-7, 48.8566, 2.3522),
);

/** Any JSON value. */
export const jsonValues: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    texts,
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Generates JSON texts. Some are cut off, followed by other text, nested too deeply, or not JSON. */
export function jsonTexts(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = values.map((value) => JSON.stringify(value) ?? '');
  const cut = fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, place]) => text.slice(0, Math.floor(text.length * place)));
  return fc.oneof(
    { arbitrary: whole, weight: 6 },
    { arbitrary: cut, weight: 1 },
    { arbitrary: fc.tuple(whole, texts).map((both) => both.join('')), weight: 1 },
    { arbitrary: fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(20_000)), weight: 1 },
    { arbitrary: texts, weight: 1 },
  );
}
