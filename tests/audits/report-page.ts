/** Writes the page `docs/audits.md`: the versions of the tools, and a row for each page of the site. */
import { table } from '../../tooling/docs/markdown-table.ts';
import { EXCEPTIONS, reasonFor } from './exceptions.ts';
import { type Findings, LEAST } from './judge.ts';
import { CATEGORIES, type Category, type Fault, type Verdicts } from './lighthouse.ts';

/** The versions of the tools, such as `12.8.2` for Lighthouse, and the name of the machine. */
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

\`npm run build && npm run audits\` writes this page. It runs Lighthouse, with its phone profile, on every page of the fixture site.
The server uses HTTP/2, compression and caching. The goal is ${LEAST.seo} points in each category, and ${LEAST.performance} points for
performance.

${settingTable(setting)}

${summary(findings)}

## All pages

"Costs" lists the audits that cost points, with the number of points and what was found. Audits in italics are accepted: see
[exceptions](#exceptions).

${table(['Page', ...CATEGORIES.map((one) => TITLES[one]), 'Costs'], rows)}

## Exceptions

${exceptionLines()}
`;
}

function settingTable({ lighthouse, browser, node, machine }: Setting): string {
  return table(
    ['Tool', 'Version'],
    [
      ['Lighthouse', `${lighthouse}, its throttling simulated`],
      ['Browser', browser],
      ['Node', node],
      ['Machine', machine],
    ],
  );
}

/** Returns a table with the number of pages that reach the goal, and the lowest score, for each category. */
function summary(findings: Findings): string {
  const rows = CATEGORIES.map((category) => {
    const all = Object.values(findings).flatMap((one) => one[category]?.points ?? []);
    const enough = all.filter((points) => points >= LEAST[category]).length;
    const least = all.length > 0 ? String(Math.min(...all)) : NOT_MEASURED;
    return [TITLES[category], String(all.length), `${enough}`, least];
  });
  return table(['Category', 'Pages measured', 'Pages that reach the goal', 'Lowest score'], rows);
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

/** Returns the text as one line of Markdown. Text that could be read as HTML or emphasis becomes code. */
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
