/** Tests one fault for each root, so that every fault is tested once. `npm run test:faults` tests all combinations. */
import { playCell } from '../faults/cell.ts';
import { faults } from '../faults/faults.ts';
import { roots } from '../faults/roots.ts';
import { test } from './test.ts';

for (const [row, root] of roots.entries()) {
  const own = faults.filter((fault) => !fault.exempts?.(root));
  const fault = own[(row * 5) % own.length];
  if (fault)
    test(`data-${root.name} handles the fault: ${fault.group}, ${fault.name}`, ({
      page,
      pageLog,
    }) => playCell(page, root, fault, pageLog));
}
