/**
 * Reports rows that are wider than the window, so that nothing in them scrolls. CSS makes a cell of a grid or a flexbox
 * as wide as the whole row: https://www.w3.org/TR/css-grid-1/#min-size-auto
 */
import { partMarkerOf } from '../../checks/vocabulary.ts';
import type { Contract } from '../../runtime/contract.ts';
import { logOnce, sentence } from '../../runtime/report/report.ts';

export function reportWideRows(roots: Iterable<Contract>): void {
  // With the scrollbar: a row of 100vw scrolls.
  const width = innerWidth;
  for (const { name, parts } of roots)
    for (const row of parts?.track ? rowsOf(name) : [])
      if (row.clientWidth > width)
        logOnce(row, {
          level: 'warn',
          text: sentence({
            expected: `the row of data-${name} to be at most ${width} px wide, as the window is`,
            at: row,
            found: `${row.clientWidth} px`,
            advice:
              'the row does not scroll; give the cell around the root min-width: 0, or its column minmax(0, 1fr)',
          }),
          at: row,
        });
}

function rowsOf(name: string): Iterable<Element> {
  return document.querySelectorAll(`[${partMarkerOf({ name })}=track]`);
}
