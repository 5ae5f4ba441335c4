/** Tests every root with every fault. `npm run test:faults` runs all of them and writes `docs/faults.md`. */
import { test } from '../sweeps/test.ts';
import { playCell } from './cell.ts';
import { faults } from './faults.ts';
import { roots } from './roots.ts';
import { cellName } from './table.ts';

for (const root of roots)
  for (const fault of faults) {
    if (fault.exempts?.(root)) continue;
    test(cellName(root, fault), async ({ page, pageLog }) => {
      await playCell(page, root, fault, pageLog);
    });
  }
