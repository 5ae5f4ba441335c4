/** The controls that are buttons which only act for their root: the first row of each that clicks one. */
import type { Row } from './row.ts';
import { rows } from './rows.ts';

const clicks = rows.filter(
  ({ does, html }) => / click /.test(does) && html.includes('type="button"'),
);

export const buttons: readonly Row[] = clicks.filter(
  (row) => row === clicks.find(({ root, control }) => root === row.root && control === row.control),
);
