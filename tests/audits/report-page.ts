/** The page `docs/audits.md`: what was measured with what, and a row for each page of the site. */
import { table } from '../../tooling/docs/markdown-table.ts';
import { EXCEPTIONS, reasonFor } from './exceptions.ts';
import { type Findings, LEAST } from './judge.ts';
import { CATEGORIES, type Category, type Fault, type Verdicts } from './lighthouse.ts';

/** Names and versions, such as `Lighthouse 12.8.2`. */
export interface Setting {
  readonly lighthouse: string;
  readonly browser: string;
  readonly node: string;
  readonly machine: string;
}

const TITLES: Readonly<Record<Category, string>> = {
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
  performance: 'Performance',
};
const NOT_MEASURED = '–';

/** Returns the page as Markdown. */
export function reportPage(findings: Findings, setting: Setting): string {
  const names = Object.keys(findings).sort();
  const rows = names.map((name) => rowOf(name, findings[name] ?? {}));
  return `# Audits

\`npm run build && npm run audits\` writes this page: Lighthouse on every page of the fixture site, as its profile of a phone
loads it, from a server with HTTP/2, compression and caching. Asked for are ${LEAST.seo} points, and
${LEAST.performance} for performance.

${settingTable(setting)}

${summary(findings)}

## All pages

"Costs" names the audits that take points, with the points and what was found. An audit in italics takes them on purpose: see
[exceptions](#exceptions).

${table(['Page', ...CATEGORIES.map((one) => TITLES[one]), 'Costs'], rows)}

## Exceptions

${exceptionLines()}
`;
}

function settingTable({ lighthouse, browser, node, machine }: Setting): string {
  return table(
    ['With', 'Version'],
    [
      ['Lighthouse', `${lighthouse}, its throttling simulated`],
      ['Browser', browser],
      ['Node', node],
      ['Machine', machine],
    ],
  );
}

/** Counts the pages that have what is asked for, and names the least points of all. */
function summary(findings: Findings): string {
  const rows = CATEGORIES.map((category) => {
    const all = Object.values(findings).flatMap((one) => one[category]?.points ?? []);
    const enough = all.filter((points) => points >= LEAST[category]).length;
    const least = all.length > 0 ? String(Math.min(...all)) : NOT_MEASURED;
    return [TITLES[category], String(all.length), `${enough}`, least];
  });
  return table(['Category', 'Pages measured', 'With all that is asked for', 'Least'], rows);
}

function rowOf(name: string, verdicts: Verdicts): readonly string[] {
  const points = CATEGORIES.map((one) => String(verdicts[one]?.points ?? NOT_MEASURED));
  const faults = CATEGORIES.flatMap((one) => verdicts[one]?.faults ?? []);
  const costs = faults.filter(({ points: lost }) => lost >= 0.5).map((one) => costOf(name, one));
  return [`\`/${name}\``, ...points, costs.join('; ')];
}

function costOf(page: string, { id, points, found }: Fault): string {
  const said = `${id} ${points.toFixed(0)}${found ? ` (${plain(found)})` : ''}`;
  return reasonFor(page, id) ? `_${said}_` : said;
}

/** Returns the text as one line of Markdown, in which nothing is taken for HTML or for emphasis. */
function plain(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').replaceAll('`', '’').slice(0, 80);
  return /[<>*_[\]]/.test(words) ? `\`${words}\`` : words;
}

function exceptionLines(): string {
  if (EXCEPTIONS.length === 0) return 'There are none.';
  return EXCEPTIONS.map(({ audit, pages, reason }) => {
    const where = pages.map((page) => `\`/${page}\``).join(', ');
    return `- **${audit}** on ${where}: ${reason}`;
  }).join('\n');
}
