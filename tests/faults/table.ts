/** The table of `docs/faults.md`, from what Playwright reports of the cells. */
import { table } from '../../tooling/docs/markdown-table.ts';
import { type Fault, faults } from './faults.ts';
import { type Root, roots } from './roots.ts';

/** Names the test of a cell. */
export function cellName(root: Root, fault: Fault): string {
  return `data-${root.name} · ${fault.group} · ${fault.name}`;
}

/** Returns the page as Markdown. `outcomes` are by the names of the cells: whether each has passed. */
export function faultsPage(outcomes: ReadonlyMap<string, boolean>): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  return `# Faults

What becomes of each root when something goes wrong around it. Written by \`npm run test:faults\`, from what it ran.

In each cell a page holds one root and others beside it. The fault is brought about, and a visitor uses everything before and after.
✓ means: no error is uncaught, the server's nodes are where they were, the roots beside it live, nothing stays busy or locked, and
the visitor reads what the cell's fault promises. Where a chunk is lost, the root says \`failed\` and the server's page stands.
– means that the fault can't happen to the root: it does not ask that service.

${groups.map((group) => sectionOf(group, outcomes)).join('\n')}`;
}

function sectionOf(group: string, outcomes: ReadonlyMap<string, boolean>): string {
  const own = faults.filter((fault) => fault.group === group);
  const rows = roots.filter((root) => own.some((fault) => !fault.exempts?.(root)));
  const told = [...new Set(own.flatMap((fault) => fault.told ?? []))];
  const cell = (root: Root, fault: Fault) => {
    if (fault.exempts?.(root)) return '–';
    const outcome = outcomes.get(cellName(root, fault));
    return outcome === undefined ? 'not run' : outcome ? '✓' : '✗';
  };
  return `## ${group[0]?.toUpperCase()}${group.slice(1)}

${told.map((text) => `Where it fails, visitors read “${text}”\n\n`).join('')}${table(
  ['Root', ...own.map(({ name }) => name)],
  rows.map((root) => [`\`data-${root.name}\``, ...own.map((fault) => cell(root, fault))]),
)}
`;
}
