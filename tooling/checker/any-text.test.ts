/** For any input, the checker returns a result, and every mistake has a place in the input. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { LANGUAGES } from './languages.ts';
import { mask } from './mask.ts';

const language = fc.constantFrom(...LANGUAGES);
const page = readFileSync('tooling/checker/samples/page.html', 'utf8');

/** Fragments of pages and templates, some of them broken. */
const PIECES = [
  ...`< > / = " ' & &quot; &#39 { } {{ }} {% %} {# #} <? <?php ?> @if( ) @ !! -- \r\n \n \0 \uFDD0 \u{1F600} é`.split(
    ' ',
  ),
  ...[
    '<div',
    '</div>',
    '<p>',
    '</p>',
    '<form>',
    '</form>',
    '<table>',
    '<tr>',
    '<td>',
    '<a>',
    '<svg>',
  ],
  ...['<template>', '<select>', '<script>', '</script>', '<!--', '-->', '<html>', '<body>', '<b>'],
  ...[
    'data-cards',
    'data-crads',
    'data-cards-part="list"',
    'data-modal-open="a"',
    'id="a"',
    'data-part',
  ],
  ...[
    `data-cards='{"first":`,
    `data-player='{"medias":[{}]}'`,
    'data-step="x"',
    'pattern="[("',
    'hidden',
  ],
  ...[
    '__proto__',
    'data-constructor',
    'data-modal="constructor"',
    'data-cards-part="__proto__"',
    'href="#%E0"',
  ],
];
const soup = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .chain((pieces) => fc.constantFrom(pieces.join(''), pieces.join(' ')));
const brokenPage = fc
  .tuple(fc.nat(page.length), fc.nat(40), fc.constantFrom(...PIECES))
  .map(([at, length, piece]) => page.slice(0, at) + piece + page.slice(at + length));

it.each([
  ['any text', fc.string({ unit: 'binary', maxLength: 300 }), 300],
  ['a soup of tags', soup, 1500],
  ['a broken page', brokenPage, 300],
] as const)('%s is answered', (_, sources, numRuns) => {
  fc.assert(
    fc.property(sources, language, (source, language) => {
      const lines = source.split(/\r\n|\r|\n/);
      for (const { start, expected, found, advice } of mistakesIn({
        path: 'a',
        source,
        language,
      })) {
        expect(start.line).toBeLessThanOrEqual(lines.length);
        expect(start.column).toBeLessThanOrEqual((lines[start.line - 1] ?? '').length + 1);
        expect(expected && found && advice).not.toBe('');
      }
    }),
    { numRuns },
  );
});

it('expressions are masked without changing the length of the source', () => {
  fc.assert(
    fc.property(soup, language, (source, language) => {
      expect(mask(source, language).html).toHaveLength(source.length);
    }),
    { numRuns: 1000 },
  );
});

it('a page with deeper nesting than the call stack is checked', () => {
  const source = `<section data-cards>${'<div>'.repeat(20_000)}<p data-cards-part="statut"></p>`;

  expect(mistakesIn({ path: 'a.html', source }).length).toBeGreaterThan(0);
});
