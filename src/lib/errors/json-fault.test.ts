import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

/** Returns the value of an attribute as the browser reads it. */
function valueIn(attribute: string): string {
  const template = document.createElement('template');
  template.innerHTML = `<i ${attribute}></i>`;
  return template.content.querySelector('i')?.getAttribute('data-cards') ?? '';
}

describe('a text that should be JSON', () => {
  it.each([
    [
      'an apostrophe in single quotes',
      `data-cards='{"label":"J'ai arrêté"}'`,
      'the end of the text at character 12, after {"label":"J',
      /apostrophe .*&#39;/,
    ],
    [
      'quotes escaped twice',
      'data-cards="{&amp;quot;first&amp;quot;:6}"',
      '"&quot;first&" at character 2, after {',
      /escaped twice \(&amp;quot;\)/,
    ],
    [
      'curly quotes',
      `data-cards='{“first”:6}'`,
      '"“first”:6}" at character 2, after {',
      /curly quotes/,
    ],
    [
      'curly quotes around a value',
      `data-cards='{"filtering":”page″}'`,
      '"”page″}" at character 14, after {"filtering":',
      /curly quotes/,
    ],
    [
      'a trailing comma',
      `data-cards='{"first":6,}'`,
      '"}" at character 12, after {"first":6,',
      /trailing comma/,
    ],
    [
      'a trailing comma in a list',
      `data-cards='[1, ]'`,
      '"]" at character 5, after [1, ',
      /trailing comma/,
    ],
    ['an array that PHP printed', 'data-cards="Array"', '"Array" at character 1', /json_encode/],
    [
      'an object that JavaScript printed',
      'data-cards="[object Object]"',
      '"object Objec" at character 2, after [',
      /JSON\.stringify/,
    ],
    [
      'double quotes in double quotes',
      'data-cards="{"first":6}"',
      'the end of the text at character 2, after {',
      /&quot;/,
    ],
    [
      'a template that was not rendered',
      'data-cards="{{ config }}"',
      '"{ config }}" at character 2, after {',
      /not rendered/,
    ],
    ['single quotes', `data-cards="{'first':6}"`, `"'first':6}" at character 2, after {`, /double/],
    ['a bare key', 'data-cards="{first:6}"', '"first:6}" at character 2, after {', /key without/],
    [
      'a missing comma',
      `data-cards='{"first":6 "step":3}'`,
      '""step":3}" at character 12, after {"first":6 ',
      /comma is missing/,
    ],
    [
      'a word of another language',
      `data-cards='{"first":None}'`,
      '"None}" at character 10, after {"first":',
      /true, false or null/,
    ],
    [
      'a line break within a text',
      `data-cards='{"label":"a\nb"}'`,
      '" b"}" at character 12, after {"label":"a',
      /\\n/,
    ],
  ])('with %s is reported with its position and what to do', (_, attribute, found, cause) => {
    const fault = jsonFault(valueIn(attribute));

    expect(fault?.found).toBe(found);
    expect(fault?.cause).toMatch(cause);
  });

  it('is reported without a cause if none is known', () => {
    expect(jsonFault('m1')).toEqual({ found: '"m1" at character 1' });
  });

  it('is shown by its last characters before the error', () => {
    const { found } = jsonFault(`{"label":"${'a'.repeat(100)}",}`) ?? {};

    expect(found).toBe(`"}" at character 113, after …${'a'.repeat(28)}",`);
  });

  it('is reported exactly if JSON.parse rejects it', () => {
    const json = fc.json().chain((text) =>
      fc.record({
        text: fc.constant(text),
        at: fc.nat({ max: text.length }),
        put: fc.constantFrom('', '"', ',', '}', ']', ':', '1', 'x', '\\', '\n', '-', '.'),
        taken: fc.nat({ max: 1 }),
      }),
    );

    fc.assert(
      fc.property(json, ({ text, at, put, taken }) => {
        const source = text.slice(0, at) + put + text.slice(at + taken);

        expect(jsonFault(source) === undefined).toBe(parses(source));
      }),
      { numRuns: 500 },
    );
  });
});

function parses(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
