/** Comments turn rules off in a file: from a place on, between two places, or on the next line. */
import { describe, expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

function told(source: string, path = 'page.html'): readonly string[] {
  return mistakesIn({ path, source }).map(
    ({ rule, start, found, advice }) =>
      `${start.line}:${start.column} ${rule}: ${found}: ${advice}`,
  );
}

const BAD = '<div data-crads></div>';
const at = (line: number) => `${line}:6 misspelt-name: data-crads: write data-cards`;

describe('a comment', () => {
  it.each([
    ['page.html', '<!-- islands-check-disable misspelt-name -->'],
    ['page.html', '<!--islands-check-disable misspelt-name-->'],
    ['page.html', '<!-- islands-check-disable modal-hidden, misspelt-name -->'],
    ['page.html', '<!-- islands-check-disable misspelt-name -- an attribute of our map -->'],
    ['page.twig', '{# islands-check-disable misspelt-name #}{{ a }}'],
    ['page.twig', '{#- islands-check-disable misspelt-name -#}{{ a }}'],
    ['page.blade.php', '{{-- islands-check-disable misspelt-name --}}{{ $a }}'],
    ['page.php', '<?php /* islands-check-disable misspelt-name */ ?>'],
    ['page.php', '<?php // islands-check-disable misspelt-name ?>'],
    ['page.liquid', '{% comment %} islands-check-disable misspelt-name {% endcomment %}'],
    ['page.liquid', '{% # islands-check-disable misspelt-name %}'],
  ])('in %s turns a rule off from there on: %s', (path, comment) => {
    expect(told(`${BAD}\n${comment}\n${BAD}\n${BAD}`, path)).toEqual([at(1)]);
  });

  it('keeps other rules on', () => {
    expect(told(`<!-- islands-check-disable config -->\n${BAD}`)).toEqual([at(2)]);
  });

  it('turns a rule on again', () => {
    const [off, on] = ['disable', 'enable'].map(
      (verb) => `<!-- islands-check-${verb} misspelt-name -->`,
    );

    expect(told(`${off}\n${BAD}\n${on}\n${BAD}`)).toEqual([at(4)]);
  });

  it('turns a rule on again in the same line', () => {
    const [off, on] = ['disable', 'enable'].map(
      (verb) => `<!-- islands-check-${verb} misspelt-name -->`,
    );

    expect(told(`${off}<p>Un</p>${on}\n${BAD}`)).toEqual([at(2)]);
  });

  it('may list its rules on several lines', () => {
    expect(told(`<!-- islands-check-disable\n  misspelt-name\n-->\n${BAD}`)).toEqual([]);
  });

  it('turns a rule off on the next line only', () => {
    const off = '<!-- islands-check-disable-next-line misspelt-name -->';

    expect(told(`${BAD}\n${off}\n${BAD}\n${BAD}`)).toEqual([at(1), at(4)]);
  });

  it('turns a rule off in all of a tag that begins on the next line', () => {
    const off = '<!-- islands-check-disable-next-line misspelt-name -->';
    const [, attribute = ''] = /(data-\S+)>/.exec(BAD) ?? [];

    expect(told(`${off}\n<div\n  class="une"\n  ${attribute}\n></div>\n${BAD}`)).toEqual([at(6)]);
  });
});

describe('a comment that can’t be parsed is reported, and turns nothing off', () => {
  it.each([
    ['islands-check-disable misspelt-nmae', '"misspelt-nmae": write misspelt-name'],
    [
      'islands-check-disable everything',
      '"everything": use the name that a message of the rule shows',
    ],
    ['islands-check-disable', 'no name: add the name of a rule'],
    ['islands-check-disabel misspelt-name', 'islands-check-disabel: write islands-check-disable'],
    [
      'islands-check-disable-line misspelt-name',
      'islands-check-disable-line: write islands-check-disable',
    ],
  ])('%s', (words, message) => {
    expect(told(`<p><!-- ${words} --></p>\n${BAD}`)).toEqual([
      `1:4 disable-comment: ${message}`,
      at(2),
    ]);
  });
});

it('an address is not a comment', () => {
  const link = '<a href="https://islands-check-disable.example/">Un</a>';
  expect(told(`${link}\n${BAD}`)).toEqual([at(2)]);
});

it('text in a page is not a comment', () => {
  expect(told(`<p>islands-check-disable misspelt-name</p>\n${BAD}`)).toEqual([at(2)]);
});
