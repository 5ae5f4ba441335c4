/** Writes the tables of `docs/faults.md` from the results that Playwright reports. Each cell is a test. */
import { table } from '../../tooling/docs/markdown-table.ts';
import { type Fault, faults } from './faults.ts';
import { type Root, roots } from './roots.ts';

/** Returns the title of the test for a cell. */
export function cellName(root: Root, fault: Fault): string {
  return `data-${root.name} · ${fault.group} · ${fault.name}`;
}

/** Returns the page as Markdown. `outcomes` maps the title of each test to whether it passed. */
export function faultsPage(outcomes: ReadonlyMap<string, boolean>): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  return `# Faults

These tables show how each root handles faults around it, such as a failed request. \`npm run test:faults\` writes this page from the
results of its tests.

Each cell is a test. Its page has one root, and other roots beside it. The test causes the fault, and uses all controls before and after
it. ✓ means that the test passed: there is no uncaught error, no node of the server was moved or replaced, the other roots work,
nothing stays busy or locked, and the visitor reads the expected message. If a chunk can't be loaded, the state of the root must be
\`failed\`, and the server's HTML must be unchanged. – means that the fault can't happen, because the root does not use the service.

${groups.map((group) => sectionOf(group, outcomes)).join('\n')}`;
}

function sectionOf(group: string, outcomes: ReadonlyMap<string, boolean>): string {
  const own = faults.filter((fault) => fault.group === group);
  const rows = roots.filter((root) => own.some((fault) => !fault.exempts?.(root)));
  const messages = [...new Set(own.flatMap((fault) => fault.message ?? []))];
  const cell = (root: Root, fault: Fault) => {
    if (fault.exempts?.(root)) return '–';
    const outcome = outcomes.get(cellName(root, fault));
    return outcome === undefined ? 'not run' : outcome ? '✓' : '✗';
  };
  return `## ${group[0]?.toUpperCase()}${group.slice(1)}

${messages.map((text) => `If it fails, visitors read “${text}”\n\n`).join('')}${table(
  ['Root', ...own.map(({ name }) => name)],
  rows.map((root) => [`\`data-${root.name}\``, ...own.map((fault) => cell(root, fault))]),
)}
`;
}
