/**
 * Inserts the criteria of RGAA into the guide, after the mark `<!-- criteria of RGAA, by npm run docs -->`, up to
 * `<!-- until here -->`. The totals and the missing points come first.
 */
import { END } from '../example-blocks.ts';
import { table } from '../markdown-table.ts';
import type { Criterion, Held, NotApplicable, Tests, Theme } from './criterion.ts';
import { themes } from './themes.ts';

const MARK = '<!-- criteria of RGAA, by npm run docs -->';
const BLOCK = /<!-- criteria of RGAA, by npm run docs -->.*?<!-- until here -->/gs;

/** Returns the page with the current criteria. */
export function withCriteria(page: string): string {
  return page.replace(BLOCK, () =>
    [MARK, sums(), missing(), ...themes.map(sectionOf), END].join('\n\n'),
  );
}

export function isHeld(criterion: Criterion): criterion is Held {
  return 'here' in criterion;
}

const isTested = (criterion: Held) => criterion.tests !== undefined;

function sums(): string {
  const rows = themes.map(({ number, name, criteria }) => [
    `[${number}. ${name}](#${number}-${name.toLowerCase().replaceAll(' ', '-')})`,
    ...countsOf(criteria),
  ]);
  const all = themes.flatMap(({ criteria }) => criteria);
  return table(
    ['Theme', 'Criteria', 'Checked by tests', 'Checked otherwise', 'Not applicable'],
    [...rows, ['All', ...countsOf(all)]],
  );
}

function countsOf(criteria: readonly Criterion[]): readonly string[] {
  const held = criteria.filter(isHeld);
  const tested = held.filter(isTested).length;
  return [criteria.length, tested, held.length - tested, criteria.length - held.length].map(String);
}

function missing(): string {
  const lines = themes
    .flatMap(({ criteria }) => criteria.filter(isHeld))
    .flatMap((one) => (one.missing ? [`- **${one.number}**: ${one.missing}`] : []));
  return ['Missing:', lines.join('\n')].join('\n\n');
}

function sectionOf({ number, name, criteria }: Theme): string {
  const others = criteria.filter((one): one is NotApplicable => !isHeld(one));
  return [
    `### ${number}. ${name}`,
    ...criteria.filter(isHeld).map(paragraphOf),
    notApplicable(others),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function paragraphOf({ number, asks, here, tests = [], byHand, template, missing }: Held): string {
  const lines = [
    ...tests.map(testsLine),
    byHand && `By hand, on ${byHand.on}: ${byHand.what}`,
    template && `The template has to provide: ${template}`,
    missing && `Missing: ${missing}`,
  ].filter(Boolean);
  const list = lines.map((line) => `- ${line}`).join('\n');
  return `#### ${number} ${sentence(asks)}\n\n${here}\n\n${list}`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function testsLine({ file, titles }: Tests): string {
  return `\`${file}\`: ${titles.map((title) => `“${title}”`).join('; ')}`;
}

function notApplicable(criteria: readonly NotApplicable[]): string {
  if (criteria.length === 0) return '';
  const lines = criteria.map(
    ({ number, asks, notApplicable }) => `- **${number} ${sentence(asks)}:** ${notApplicable}.`,
  );
  return ['Not applicable:', lines.join('\n')].join('\n\n');
}
