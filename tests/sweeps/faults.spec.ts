/** Of the faults that `npm run test:faults` plays in full: another one for each root, so that each is brought about here. */
import { playCell } from '../faults/cell.ts';
import { faults } from '../faults/faults.ts';
import { roots } from '../faults/roots.ts';
import { test } from './test.ts';

for (const [row, root] of roots.entries()) {
  const own = faults.filter((fault) => !fault.exempts?.(root));
  const fault = own[(row * 5) % own.length];
  if (fault)
    test(`data-${root.name} bears it: ${fault.group}, ${fault.name}`, ({ page, heard }) =>
      playCell(page, root, fault, heard));
}
